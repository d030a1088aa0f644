import { regex } from '../../text/regex.js';
import { wordPairs, wordList, wordSet } from '../text/words.js';

/**
 * British and American spellings. Pairs that follow a pattern are noted by their stem; `-ize` is American here and
 * `-ise` British, as most readers expect, though Oxford keeps `-ize`. A data file, hence its length.
 */

/** colour / color: the stem before -our, and which endings it takes. */
const OUR = wordList`
  arm behavi cand clam col demean end enam ferv fav flav glam harb hon hum lab neighb od parl ranc rig rum sav
  sav splend tum val vap vig
`;
const AFTER_OUR = [
  '',
  ...wordList`s ed ing able ably ful less ite ites hood hoods ly al ally er ers ist y ism`,
];

/** organise / organize: the stem before -ise. */
const ISE = wordList`
  agon american apolog author burglar capital categor central character civil colon commercial computer critic
  custom digit digital emphas energ equal euphem eulog external familiar fantas fertil final formal general
  global harmon hospital human hypnot ideal immun individual industrial initial institutional internal
  international italic item legal liberal local magnet marginal material maxim mechan memor miniatur minim
  mobil modern monet monopol national natural neutral normal optim organ ostrac oxid parallel penal personal
  plagiar polar popular priorit privat public pulver random rational real recogn reorgan revital revolution
  romantic sanit scrutin sensit serial social special stabil standard steril stigmat subsid summar symbol
  sympath synchron synthes terror theor tranquil trivial util vandal verbal victim visual vital vocal western
  disorgan mesmer jeopard legitim pressur weapon anonym incentiv contextual conceptual econom crystall styl
`;

/** travelled / traveled: verbs that double the l in Britain only. */
const DOUBLED_L = wordList`
  travel cancel label model fuel level marvel panel pedal quarrel rival shovel signal spiral total tunnel
  unravel channel counsel dial duel equal funnel initial jewel libel pencil swivel bevel grovel marshal parcel
  refuel snivel
`;

const PAIRS = wordPairs`
  centre=center centres=centers centred=centered theatre=theater theatres=theaters metre=meter metres=meters
  litre=liter litres=liters kilometre=kilometer kilometres=kilometers centimetre=centimeter
  centimetres=centimeters millimetre=millimeter millimetres=millimeters fibre=fiber fibres=fibers
  calibre=caliber lustre=luster sombre=somber spectre=specter meagre=meager sabre=saber manoeuvre=maneuver
  manoeuvres=maneuvers manoeuvred=maneuvered catalogue=catalog catalogues=catalogs catalogued=cataloged
  analogue=analog dialogue=dialog monologue=monolog prologue=prolog epilogue=epilog defence=defense
  defences=defenses offence=offense offences=offenses licence=license licences=licenses pretence=pretense
  practise=practice practised=practiced practises=practices practising=practicing analyse=analyze
  analysed=analyzed analyses=analyzes analysing=analyzing analyser=analyzer paralyse=paralyze
  paralysed=paralyzed paralysing=paralyzing catalyse=catalyze catalysed=catalyzed grey=gray greys=grays
  greyish=grayish aluminium=aluminum tyre=tire tyres=tires kerb=curb kerbs=curbs plough=plow ploughs=plows
  ploughed=plowed mould=mold moulding=molding mouldings=moldings moulds=molds moulded=molded mouldy=moldy
  moult=molt smoulder=smolder smouldering=smoldering jewellery=jewelry moustache=mustache pyjamas=pajamas
  sceptical=skeptical sceptic=skeptic sceptics=skeptics scepticism=skepticism cosy=cozy cosier=cozier
  cosiest=coziest artefact=artifact artefacts=artifacts aeroplane=airplane aeroplanes=airplanes ageing=aging
  programme=program programmes=programs cheque=check cheques=checks chequered=checkered enrol=enroll
  enrols=enrolls enrolment=enrollment enrolments=enrollments fulfil=fulfill fulfils=fulfills
  fulfilment=fulfillment instalment=installment instalments=installments skilful=skillful skilfully=skillfully
  wilful=willful wilfully=willfully distil=distill distils=distills instil=instill instils=instills
  appal=appall judgement=judgment judgements=judgments acknowledgement=acknowledgment
  acknowledgements=acknowledgments anaesthetic=anesthetic anaesthesia=anesthesia paediatric=pediatric
  paediatrician=pediatrician encyclopaedia=encyclopedia oestrogen=estrogen diarrhoea=diarrhea
  haemoglobin=hemoglobin leukaemia=leukemia orthopaedic=orthopedic archaeology=archeology foetus=fetus
  mediaeval=medieval gynaecologist=gynecologist whilst=while amongst=among learnt=learned spelt=spelled
  burnt=burned dreamt=dreamed spoilt=spoiled leapt=leaped towards=toward afterwards=afterward
  backwards=backward forwards=forward upwards=upward downwards=downward mum=mom mums=moms storey=story
  storeys=stories draught=draft draughts=drafts sulphur=sulfur speciality=specialty specialities=specialties
  counsellor=counselor counsellors=counselors traveller=traveler travellers=travelers jeweller=jeweler
  modeller=modeler woollen=woolen marvellous=marvelous carburettor=carburetor chilli=chili yoghurt=yogurt
  doughnut=donut doughnuts=donuts omelette=omelet worshipped=worshiped worshipping=worshiping
  kidnapped=kidnaped organisation=organization organisations=organizations organisational=organizational
`;

/** One-way: the word exists in both, or means something else where it is common. */
const TO_AMERICAN_ONLY = wordSet`
  cheque cheques practise practised practises practising storey storeys draught draughts kerb kerbs tyre tyres
  learnt spelt burnt dreamt spoilt leapt whilst amongst towards afterwards backwards forwards upwards
  downwards programme programmes doughnut doughnuts analyses kidnapped metre metres mum mums dialogue
  monologue prologue epilogue ageing speciality specialities omelette yoghurt licence licences
`;
/** “meter” is a device in Britain too, so only lengths go back; likewise others where the American word is ambiguous. */
const TO_BRITISH_EXTRA = wordPairs`
  program=programme programs=programmes toward=towards mom=mum moms=mums dialog=dialogue aging=ageing
  specialty=speciality specialties=specialities
`;
const NOT_TO_BRITISH = wordSet`
  check checks story stories draft drafts curb curbs tire tires while among practice practices license
  licenses meter meters parlor realizes
`;

function pairs(): [british: string, american: string][] {
  const made = [
    ...variants(OUR, 'our', 'or', AFTER_OUR),
    ...variants(ISE, 'is', 'iz', wordList`e ed es ing er ers ation ations able ational`),
    ...variants(DOUBLED_L, 'l', '', wordList`ed ing er ers ings`),
    ...PAIRS,
  ];
  return made.filter(([british]) => !NOT_WORDS.has(british));
}

function variants(stems: readonly string[], british: string, american: string, tails: readonly string[]) {
  return stems.flatMap((stem) =>
    tails.map((tail): [string, string] => [stem + british + tail, stem + american + tail]),
  );
}

/** Made by a pattern, but words of another sense. */
const NOT_WORDS = wordSet`
  armourial labourious humourous humourist vigourous honourary glamourous rigourous odourous vapourise
  labourite realist valourous totaller equaller parlouring tumoured initialler armoured
`;

const VERB_BEFORE = String.raw`(?<=\b(?:to|will|would|can|could|should|must|may|might|cannot|not|n['’]t|please|always|never|also|I|we|you|they) )`;
const OBJECT_AFTER = String.raw`(?= (?:it|them|him|her|us|me|the|a|an|your|our|my|their|his|its|this|that|these|those|every|daily|for|on|at|with|until|speaking|law|medicine)\b)`;
const AFTER_DETERMINER = String.raw`(?<!\b(?:the|a|an|your|our|my|their|his|her|its|this|that|any|no|best|good|common|standard|test|business|general|of|in|into) )`;

/** British spellings that depend on the part of speech: “a licence” and “to license”, “in practice” and “to practise”. */
export const BRITISH_BY_USE: readonly (readonly [RegExp, string])[] = [
  [regex.giu`${VERB_BEFORE}(p)ractice\b(?! (?:is|are|was|has|and)\b)`, '$1ractise'],
  [regex.giu`${AFTER_DETERMINER}\b(p)ractice\b${OBJECT_AFTER}`, '$1ractise'],
  [/\b(p)ractic(ed|ing)\b/gi, '$1ractis$2'],
  [
    regex.giu`(?<!${VERB_BEFORE.slice(4, -1)})\b(l)icense(s?)\b(?! (?:it|them|the|a|an|your|our|my|their|this|these|those)\b)`,
    '$1icence$2',
  ],
  [/(?<=\b(?:flat|spare|new|winter|summer|snow|car|bike|front|rear|the) )(t)ire(s?)\b/giu, '$1yre$2'],
  [
    /(?<=\b(?:by|cash|accepts?|pay with|wr(?:ites?|ote|itten|iting)(?: (?:me|you|him|her|us|them))?) (?:a )?)(c)heck(s?)\b(?! \p{L}+ing\b|-)/giu,
    '$1heque$2',
  ],
  [/\b(had|has|have|having|['’]ve|['’]d|n['’]t|not|already|just|never) gotten\b/gi, '$1 got'],
];

/** From each American spelling to the British one. */
export function toBritish(): ReadonlyMap<string, string> {
  british ??= new Map([
    ...pairs()
      .filter(([uk, us]) => !TO_AMERICAN_ONLY.has(uk) && !NOT_TO_BRITISH.has(us))
      .map(([uk, us]): [string, string] => [us, uk]),
    ...TO_BRITISH_EXTRA,
  ]);
  return british;
}

/** From each British spelling to the American one. */
export function toAmerican(): ReadonlyMap<string, string> {
  american ??= new Map(pairs());
  return american;
}

let british: ReadonlyMap<string, string> | undefined;
let american: ReadonlyMap<string, string> | undefined;
