/** The acts of a letter: data, hence its length. */
/** What the words after an act must be, proved by the tagger before the act is written. */
export type Complement = 'noun' | 'verb' | 'question' | 'clause' | 'none';

/** One act of a letter: how a prompt asks for it and the sentence that performs it. `{x}` is the caller's words. */
export interface ActForm {
  /** After an optional “to”, in base form or gerund; `<o>` is the person it is done to. */
  lead: string;
  complement: Complement;
  /** `{I}` is “I” or “We”, `{me}` “me” or “us”, `{am}` “I am” or “We are”. */
  sentence: string;
  /** The subject line it gives. */
  subject?: string;
  /** Only as the first thing that a letter does: “cancel my membership” may be said to the reader later on. */
  opensLetter?: boolean;
}

const OPENING_VERBS =
  'cancel|terminate|renew|postpone|reschedule|dispute|withdraw|appeal against|object to|enquire about|inquire about'.split(
    '|',
  );

/** In this order; the first that fits is taken. */
export const ACTS: readonly ActForm[] = [
  {
    lead: 'ask(?:ing)?<o>?(?=\\s+(?:if|whether|when|what|which|who|where|why|how)\\b)',
    complement: 'question',
    sentence: 'Please let {me} know {x}.',
  },
  {
    lead: '(?:find|finding) out(?=\\s+(?:if|whether|when|what|which|who|where|why|how)\\b)',
    complement: 'question',
    sentence: 'Please let {me} know {x}.',
  },
  {
    lead: '(?:ask|tell|request|urg|instruct|requir)(?:ing|e)?<o> to',
    complement: 'verb',
    sentence: 'Please {x}.',
    subject: 'Request to {x}',
  },
  {
    lead: '(?:remind)(?:ing)?<o> to',
    complement: 'verb',
    sentence: 'Please remember to {x}.',
    subject: 'Reminder to {x}',
  },
  {
    lead: '(?:invit)(?:ing|e)<o> to',
    complement: 'verb',
    sentence: 'You are invited to {x}.',
    subject: 'Invitation to {x}',
  },
  {
    lead: 'ask(?:ing)? to',
    complement: 'verb',
    sentence: '{I} would like to {x}.',
    subject: 'Request to {x}',
  },
  {
    lead: '(?:ask|apply)(?:ing)?<o>? for',
    complement: 'noun',
    sentence: '{am} writing to ask for {x}.',
    subject: 'Request for {x}',
  },
  {
    lead: 'request(?:ing)?',
    complement: 'noun',
    sentence: '{am} writing to request {x}.',
    subject: 'Request for {x}',
  },
  {
    lead: '(?:thank|thanking)<o>? for|thanks for',
    complement: 'noun',
    sentence: 'Thank you for {x}.',
    subject: 'Thank you for {x}',
  },
  {
    lead: 'invit(?:e|ing)<o>? (?:to|for)',
    complement: 'noun',
    sentence: 'You are invited to {x}.',
    subject: 'Invitation to {x}',
  },
  {
    lead: 'remind(?:ing)?<o>? (?:about|of)',
    complement: 'noun',
    sentence: 'This is a reminder about {x}.',
    subject: 'Reminder: {x}',
  },
  {
    lead: "(?:apologi[sz](?:e|ing)|say(?:ing)? (?:we are |we[’']re |i am |i[’']m )?sorry)(?: to<o>)? (?:for|about)",
    complement: 'noun',
    sentence: '{I} apologise for {x}.',
    subject: 'Our apologies for {x}',
  },
  {
    lead: '(?:apologi[sz](?:e|ing)|say(?:ing)? sorry)',
    complement: 'none',
    sentence: 'Please accept our apologies.',
  },
  {
    lead: 'apologi[sz](?:e|ing) to<o>',
    complement: 'none',
    sentence: 'Please accept our apologies.',
  },
  { lead: 'that', complement: 'clause', sentence: '{x}' },
  {
    lead: '(?:everyone|everybody|guests|participants|attendees|members|they) (?:should|must|needs? to|ha(?:ve|s) to)(?! (?:know|feel|understand|hear|get|be|not)\\b)',
    complement: 'verb',
    sentence: 'Please {x}.',
  },
  {
    lead: 'congratulat(?:e|ing)<o>? on',
    complement: 'noun',
    sentence: 'Congratulations on {x}.',
    subject: 'Congratulations on {x}',
  },
  { lead: '(?:confirm)(?:ing)?(?: to<o>)? that', complement: 'clause', sentence: '{x}' },
  {
    lead: '(?:confirm)(?:ing)?',
    complement: 'noun',
    sentence: 'This is to confirm {x}.',
    subject: 'Confirmation: {x}',
  },
  {
    lead: '(?:declin|reject|refus)(?:e|ing)',
    complement: 'noun',
    sentence: 'Unfortunately, {I} have to decline {x}.',
  },
  { lead: 'accept(?:ing)?', complement: 'noun', sentence: '{am} happy to accept {x}.' },
  {
    lead: 'complain(?:ing)?(?: to<o>)? (?:about|of)',
    complement: 'noun',
    sentence: '{am} writing to complain about {x}.',
    subject: 'Complaint about {x}',
  },
  {
    lead: 'follow(?:ing)?[- ]up on',
    complement: 'noun',
    sentence: '{am} following up on {x}.',
    subject: 'Follow-up: {x}',
  },
  {
    lead: 'offer(?:ing)?(?: (?:him|her|them))?',
    complement: 'noun',
    sentence: '{I} would like to offer you {x}.',
  },
  { lead: 'offer(?:ing)? to', complement: 'verb', sentence: '{I} would be glad to {x}.' },
  {
    lead: 'welcom(?:e|ing)<o>? to',
    complement: 'noun',
    sentence: 'Welcome to {x}.',
    subject: 'Welcome to {x}',
  },
  { lead: '(?:suggest|propos)(?:e|ing)?', complement: 'noun', sentence: '{I} would suggest {x}.' },
  { lead: 'wish(?:ing)?<o>', complement: 'noun', sentence: '{I} wish you {x}.' },
  {
    lead: '(?:tell|say|inform|explain|announc|let|warn|not|remind|mention|promis|assur|point out|writ|stress|add|make clear|emphasi[sz]|report)(?:ing|ting|e)?(?: to)?<o>?(?: know)?(?: politely| clearly)? that',
    complement: 'clause',
    sentence: '{x}',
  },
  {
    lead: '(?:tell|telling|let|letting|inform|informing|remind|reminding|warn|warning)<o>(?: know)?(?=\\s+(?:I|we|you|he|she|it|they|the|our|my|your|his|her|their|this|there|all)\\b)',
    complement: 'clause',
    sentence: '{x}',
  },
  {
    lead: '(?:say|saying|explain|explaining|mention|announce|announcing|add|write|note)',
    complement: 'clause',
    sentence: '{x}',
  },
  {
    lead: '(?:tell|telling|inform|informing|writ(?:e|ing)|ask|asking)<o>? about',
    complement: 'noun',
    sentence: '{am} writing about {x}.',
    opensLetter: true,
  },
  ...OPENING_VERBS.map((verb): ActForm => ({
    lead: verb,
    complement: 'noun',
    sentence: `{am} writing to ${verb} {x}.`,
    subject: `Request to ${verb} {x}`,
    opensLetter: true,
  })),
];
