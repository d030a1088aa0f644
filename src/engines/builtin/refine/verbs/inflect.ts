import { IRREGULAR_VERBS } from '../data/irregular-verbs.js';
import { wordList, wordPairs } from '../text/words.js';

/** The bases of irregular forms; a form of several verbs is that of the first. */
const BASES = new Map(
  IRREGULAR_VERBS.toReversed().flatMap(({ base, past, participle }) =>
    [participle, past, base].map((form) => [form, base] as const),
  ),
);
const DOUBLING =
  /^(?:get|run|swim|plan|stop|cut|put|sit|win|begin|set|shop|chat|let|hit|bet|trim|drop|ship|grab|plug|scan|step|tag|wrap|map|refer|transmit|remit|emit|prefer|occur|admit|commit|submit|omit|permit|control|forget|upset|format|transfer|equip|rob|rub|slip|spot|top|trap|zip|program|ban|fit|log|quit|regret|spin|tip|dig|forbid|nod|pat|pin|pop|beg|hug|jog|knit|knot|clap|clip|flip|grin|hum|mop|nap|peg|rip|skip|slam|slap|snap|stir|strip|tap|tug|wag|whip|dip|dim|drip|drag|fan|jam|lap|lag|pad|rig|sag|skim|snag|stun|sum|swap|tan|thin|trek|trot|vet|wed|sublet|shut|swot|chip|pan|defer|deter|infer|incur|fob|scrap|bin|nip|bug|nag|crop|flag|jot|slot|slag|wig)$/;

/** “travelled”, “signalled”, “controlled”, but not “installed” */
const DOUBLED_L = /[aeiou][^aeiou]+(?:el|(?<!inst|rec|forest)al|rol|cil|fil)$/;

const UNCHANGED = wordList`cut put set let hit bet quit cost shut read hurt spread split burst cast broadcast upset`;

/** Things lie somewhere more often than people lie; “lied” is no mistake, so the list does not have it. */
const IRREGULAR: ReadonlyMap<string, { past: string; participle: string }> = new Map([
  ...IRREGULAR_VERBS.map((verb) => [verb.base, verb] as const),
  ['lie', { past: 'lay', participle: 'lain' }],
  ['shoot', { past: 'shot', participle: 'shot' }],
  ['have', { past: 'had', participle: 'had' }],
  ...UNCHANGED.map((verb) => [verb, { past: verb, participle: verb }] as const),
]);

/** The forms of a verb given by its base; `third` is he/she/it's present. */
export function formsOf(base: string): Record<'third' | 'past' | 'participle' | 'gerund', string> {
  const doubled = DOUBLING.test(base)
    ? base + base.at(-1)
    : base.replace(/(?<=pan|mim|picn|traff)ic$/, 'ick');
  const regular = base.endsWith('e') ? `${base}d` : `${doubled}ed`.replace(/(?<=[^aeiou])yed$/, 'ied');
  const { past, participle } = IRREGULAR.get(base) ?? { past: regular, participle: regular };
  return { third: thirdOf(base), past, participle, gerund: gerundOf(base, doubled) };
}

/** The base of a past tense or participle; undefined when the word is no such form that is known. */
export function baseOfPast(form: string): string | undefined {
  const word = form.toLowerCase();
  const irregular = BASES.get(word);
  if (irregular) return irregular;
  if (UNCHANGED.includes(word)) return word;
  if (!/[a-z]{2,}ed$/.test(word)) return undefined;
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  const stem = word.slice(0, -2);
  const doubled = /([bdgkmnprt]|l)\1$/.test(stem) ? stem.slice(0, -1) : '';
  if (DOUBLING.test(doubled)) return doubled;
  if (doubled && !stem.endsWith('ll')) return stem;
  if (DOUBLED_L.test(doubled)) return doubled;
  return FINAL_E.test(stem) && !NO_FINAL_E.test(stem) ? `${stem}e` : stem;
}

/** Whether a verb's form is a past that can't be taken for a base: “went” and “jumped”, not “read”, “found” or “need”. */
export function isPastForm(form: string): boolean {
  if (form === 'had') return true;
  if (IRREGULAR.has(form)) return false;
  if (IRREGULAR_VERBS.some(({ past }) => past === form))
    return !/^(?:found|felt|lay|wound|ground)$/.test(form);
  return /[^e]ed$/.test(form) && !/^(?:(?:em)?bed|shed|wed|shred|sled|led)$/.test(form);
}

/** “creat”, “us”, “manag”, “improv”: stems whose verb ends in a silent e, but not “deliver” and “visit”. */
const FINAL_E =
  /(?:(?:[^aeiou]|qu)[aeiou](?:[cgsvzk]|[rlntmpd](?<=(?:clar|prepar|compar|declar|shar|car|stor|ignor|explor|restor|requir|hir|fir|wir|admir|acquir|inspir|retir|secur|ensur|insur|measur|captur|structur|featur|schedul|rul|fil|smil|compil|fin|combin|defin|refin|examin|determin|imagin|outlin|declin|min|shin|tun|phon|clon|creat|updat|calculat|generat|evaluat|operat|locat|dat|stat|rat|quot|vot|not|promot|writ|invit|unit|cit|excit|execut|contribut|distribut|comput|delet|complet|compet|tim|com|nam|gam|fram|assum|consum|resum|renam|typ|shap|hop|scop|escap|provid|decid|divid|guid|includ|conclud|exclud|grad|trad|upgrad|cod|explod|persuad|translat|integrat|demonstrat|illustrat|estimat|celebrat|motivat|donat|activat|automat|coordinat|dedicat|educat|eliminat|facilitat|initiat|investigat|negotiat|participat|relat|renovat|separat|simulat|validat)))|(?:[^aeiou]|qu)[aeiou]?(?:v|z|g(?<!ng)|c)|[^aeious]s(?<!(?:ocus|rocess))|(?:ea|ie|ei|ee|oi|ou|ai)(?:v|s|z|c|g)|l(?:v|s)|r(?:v|s|g|c)|n(?:c|s|g(?<=(?:chang|arrang|challeng|exchang)))|dg|at(?<![eo]at|[^e]eat|treat|repeat|format)|[bcdfgkptz]l|scrib|us?|thieve)$/;
const NO_FINAL_E =
  /(?:deliver|offer|answer|consider|remember|enter|order|discover|cover|gather|cater|power|tailor|monitor|honor|honour|favour|favor|visit|edit|audit|limit|credit|benefit|exhibit|profit|orbit|open|happen|listen|sharpen|strengthen|widen|lengthen|heighten|broaden|question|mention|position|function|condition|ration|reason|season|abandon|develop|gallop|travel|cancel|model|label|level|fuel|market|target|budget|ticket|pocket|rocket|blanket|focus|canvas|bias|process|pass|miss|address|assess|access|discuss|express|possess|stress|press|dress|guess|cross|boss)$/;

function thirdOf(base: string): string {
  if (base === 'have') return 'has';
  if (base === 'be') return 'is';
  if (/(?:s|sh|ch|x|z|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

function gerundOf(base: string, doubled: string): string {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`;
  return /[^eoy]e$/.test(base) && base !== 'be' ? `${base.slice(0, -1)}ing` : `${doubled}ing`;
}

/** What the ending of a third person does not show. */
const ODD_BASES = wordPairs`
  aches=ache caches=cache quizzes=quiz lies=lie ties=tie dies=die unties=untie underlies=underlie belies=belie
  vies=vie echoes=echo vetoes=veto
`;

/** “sits” → “sit”, “watches” → “watch”, “carries” → “carry”. */
export function baseOfThird(verb: string): string {
  const regular = verb
    .replace(/([^aeiou])ies$/, '$1y')
    .replace(/(ss|sh|ch|x|zz|tz|go|do)es$/, '$1')
    .replace(/([^s])s$/, '$1');
  return ODD_BASES.get(verb) ?? regular;
}
