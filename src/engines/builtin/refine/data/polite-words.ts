/** Verbs that begin an order to the reader. */
export const REQUEST_VERBS =
  'renew|notify|ask|avoid|wipe|rinse|switch off|turn off|send|give|tell|bring|reply|respond|pay|fill in|fill out|sign|submit|upload|download|confirm|let|make sure|make|ensure|remember|keep|take|put|leave|wait|come|go|read|see(?! you\\b)|inform|provide|remove|delete|follow|get|find|explain|add|arrange|prepare|join|attend|arrive|be|do|forget|hesitate|dispose|collect|pick up|choose|select|enter|cancel|refrain|settle|hurry|speak|talk|listen';
/** Nouns or adjectives as well, so that only their object shows an order: “order the parts”, not “order 5”. */
export const NOUN_VERBS =
  'empty|store|label|tidy|knock|display|place|stack|fold|queue|produce|quote|consult|visit|hold|sort|call|email|e-mail|phone|write|answer|return|complete|check|use|review|look|contact|ask|forward|fix|repair|replace|refund|stop|close|open(?! (?:every|each|all|at)\\b)|turn|switch|move|clean|wash|help|book|order|register|show|update|change|correct|print|scan|share|finish|start|lock|park|drop|hand|deliver|report|set|transfer|respect|note|stay|think|try';

/** Words of blame and anger that a polite text does not have. No rule can say the same kindly. */
export const HARSH_WORDS =
  "ridiculous|stupid|idiots?|idiotic|useless|incompetent|unacceptable|lazy|pathetic|terrible|awful|horrible|disgusting|nonsense|rubbish|joke|disgrace(?:ful)?|shame(?:ful)?|lousy|dumb|crap|damn|hell|sick of|fed up|you failed|you always|you never|your fault|why (?:haven['’]t|didn['’]t|don['’]t|have) you|what is wrong with you|how dare|you people|or else|we will (?:cancel|sue)|legal action|careless|liars?|lied|lying|clueless|hopeless|waste of time|shut up|for the last time|right now|immediately|again and again";
