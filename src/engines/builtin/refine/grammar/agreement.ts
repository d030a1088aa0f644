import {
  ADJECTIVES,
  IRREGULAR_PLURALS,
  NOT_SURELY_SINGULAR,
  SINGULAR_IN_S,
} from '../data/agreement-nouns.js';
import { PLURAL_VERBS, SINGULAR_VERBS } from '../../text/plural-verbs.js';

/** Only where a clause begins is the noun before a verb certainly its subject. */
const START = String.raw`(?<=^|[.!?]["'”’)]{0,2}\s+|\n|[,;] (?:and|but|so) |\b(?:but|because|so|when|although|while|since|[Bb]ecause|When|Although|While|Since) )`;
const NOT = String.raw`(n['’]t)?`;
const SINGULAR_SUBJECT = new RegExp(
  String.raw`${START}((?:[Tt]he|[Tt]his|[Tt]hat|[Oo]ur|[Mm]y|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Aa]n?|[Ee]ach|[Ee]very|[Aa]nother) (?:(?:${ADJECTIVES}) )?(\p{Ll}{3,20})) (have|are|were|do(?=n['’]t| not\b))${NOT}(?![\p{L}'’-])`,
  'gu',
);
const PLURAL_SUBJECT = new RegExp(
  String.raw`${START}((?:[Tt]he|[Tt]hese|[Tt]hose|[Oo]ur|[Mm]y|[Yy]our|[Hh]is|[Hh]er|[Tt]heir|[Ii]ts|[Mm]any|[Ss]ome|[Ss]everal|[Mm]ost|[Aa]ll(?: (?:the|our|my|your|their))?) (?:(?:${ADJECTIVES}) )?(\p{Ll}{3,20})) (is|was|has|does(?=n['’]t| not\b))${NOT}(?![\p{L}'’-])`,
  'gu',
);
/** After “and” a plural is a subject of its own where nothing before it could take it in: “… of the chairs and the tables is poor”. */
const SECOND_SUBJECT = new RegExp(
  String.raw`((?:^|[.!?]\s)(?:(?!\b(?:of|in|on|for|with|to|between|about|from|by|at)\b)[^.!?,;:\n]){5,80}\b(?:is|are|was|were|has|have|had)\b(?:(?!\b(?:of|in|on|for|with|to|between|about|from|by|at)\b)[^.!?,;:\n]){1,60} and (?:the|these|our|my|their) (\p{Ll}{3,20})) (is|was|has)${NOT}(?![\p{L}'’-])`,
  'gu',
);

/** “The doors opens at 9”: verbs that are no nouns where one of these follows. */
const PLURAL_WITH_VERB = new RegExp(
  String.raw`${START}((?:[Tt]he|[Tt]hese|[Tt]hose|[Oo]ur|[Mm]y|[Yy]our|[Tt]heir|[Mm]any|[Ss]ome|[Ss]everal|[Mm]ost|[Aa]ll(?: (?:the|our))?) (?:(?:${ADJECTIVES}) )?(\p{Ll}{3,20})) (opens|closes|starts|begins|ends|costs|needs|wants|works|comes|goes|takes|gets|looks|seems|makes|gives|shows|helps|lives|likes|knows|says|thinks|includes|contains|arrives|leaves|means|keeps|runs)(?= (?:at|on|in|from|to|the|an?|more|less|very|good|great|not|with|for|up|well|every|our|your|their|by|about)\b|\.)`,
  'gu',
);

/** Makes “have”, “do” and “be” agree with a noun that is certainly one or certainly several. */
export function mendAgreement(prose: string): string {
  return prose
    .replace(SINGULAR_SUBJECT, (whole, subject: string, noun: string, verb: string, not = '') =>
      isSurelySingular(noun) ? `${subject} ${SINGULAR_VERBS[verb]}${not}` : whole,
    )
    .replace(PLURAL_SUBJECT, pluralVerb)
    .replace(SECOND_SUBJECT, pluralVerb)
    .replace(PLURAL_WITH_VERB, (whole, subject: string, noun: string, verb: string) =>
      isSurelyPlural(noun) ? `${subject} ${verb === 'goes' ? 'go' : verb.replace(/s$/, '')}` : whole,
    );
}

function pluralVerb(whole: string, subject: string, noun: string, verb: string, not = ''): string {
  return isSurelyPlural(noun) ? `${subject} ${PLURAL_VERBS[verb]}${not}` : whole;
}

function isSurelySingular(noun: string): boolean {
  return !NOT_SURELY_SINGULAR.has(noun) && !/(?:s|ed|ing|est)$/.test(noun);
}

function isSurelyPlural(noun: string): boolean {
  return (
    IRREGULAR_PLURALS.has(noun) || (/[^su]s$/.test(noun) && !noun.endsWith('is') && !SINGULAR_IN_S.has(noun))
  );
}
