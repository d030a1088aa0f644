import { wordSet } from '../text/words.js';
import { regex } from '../../text/regex.js';

/** Words of instructions that ask for nothing, so that leaving them out never changes what was asked for. */
export const IDLE_WORDS = wordSet`
  a an the this that these those it its it's is are be being been was were of to in on at by for from with
  into onto as and or so than then but i i'd i'm we you your my our me us need want would like love could can
  will should shall must may might let lets please pls plz kindly thanks thank just also too make makes making
  keep keeping turn get give put set go write rewrite reword rephrase revise edit change convert transform
  format reformat render bring take use using apply adjust adapt ensure try sound sounding sounds read reads
  feel feels look looks become appear help do does done have has improve update modify tweak work redo present
  express phrase ask needs wants text content copy piece passage article post blog paragraph paragraphs
  sentence sentences document draft writing wording words message email e-mail mail letter note description
  section summary version output language style tone voice register manner way whole entire everything all
  every each any some only there here below above following attached given original current existing notice
  flyer leaflet advert ad poster invitation announcement caption menu sign form spell swap non-native non
  native speakers learners chat text-message reply comment review recipe list points instructions notes bit
  little slightly somewhat much more very really quite rather overall general generally throughout everywhere
  entirely completely fully again possible wherever whenever where when necessary needed appropriate sure
  carefully thoroughly properly nice nicely clean good better easy easily quick quickly well careful english
  website web site page product business company newsletter report essay speech bio memo linkedin instagram
  facebook first next finally lastly second secondly firstly plus while still both same time once out up down
  off over about around approximately roughly maybe perhaps ones hi hello hey overly too sounding add include
  insert remove delete drop strip omit eliminate rid cut avoid without no don't dont not never only end start
  begin finish replace create provide append discard erase lose reduce clear stop limit switch boil list
  condense steps as fewer less explain out suitable skip leave am fit verbs sms including spaces idk lol tbh
  imo dude guys thx advance normal kill bin nuke chuck ax axe asap now today way right stuff tops max theres
  none blow what's whats check room only wants wanted sounded im ive u iron chop ditch pr readme changelog
  ticket commit docs listing slack teams pop dont whats talk talk me something dont mention casual plain
  complaint senior management manager say says saying way phrased user users customer customers support tenant
  tenants parent parents guest guests volunteer volunteers feedback landlord landlady boss council neighbour
  neighbor firm client clients colleagues cover covering cv resume résumé application resignation reference
  recommendation testimonial proposal brochure handout policy manual guide profile eulogy obituary minutes
  agenda homework assignment thesis dissertation presentation blurb
`;

/** What follows these words is a reason or an audience, not an order, once the clause has given one. */
export const REASON = regex.i`\b(?:i(?:['’]?ve| have) (?:already )?(?:asked|told|written|said|tried|sent)\b|so (?:that )?(?:it|they|we|i|the|people|readers|everyone)\b|because\b|since (?:it|we|i|the)\b|as (?:it|we|i) |for (?:an?|our|my|the|their|your|his|her|all|use|posting|publication|clarity|emphasis)\b|in order to\b|to (?:help|improve|increase|avoid|match|suit|send|post|publish|impress|appeal|reach|engage|convince|show)\b|when (?:it|we|i|the)\b|for (?:tenants|customers|clients|patients|parents|volunteers|students|staff|readers|users|employees|members|visitors|guests|managers|executives|investors|residents|pupils|donors|teenagers|adults|everybody)\b|if (?:possible|needed|necessary|you)\b).*$`;
