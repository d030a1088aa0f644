import { wordSet } from '../../refine/text/words.js';

/** Adjectives and nouns that speak of a text and of nothing else. One of them makes a clause of style words a direction. */
export const TONE_WORDS = wordSet`
  polite respectful formal informal casual professional conversational humorous witty empathetic apologetic
  apologetically concise succinct brief short shortish snappy punchy upbeat enthusiastic persuasive sincere
  heartfelt cheesy salesy pushy corny cheeky corporate robotic emotional manipulative desperate personable
  businesslike neutral catchy inspirational inspiring humble braggy bragging embarrassing nagging soppy
  friendly funny warm firm tactful diplomatic grateful understated spooky mysterious sober factual engaging
  readable wordy verbose flowery patronising patronizing condescending whiny aggressive chatty cosy cozy
  playful quirky dry excited motivating motivational confident matter-of-fact to-the-point down-to-earth
  tongue-in-cheek light-hearted lighthearted human plainly simply briefly politely nicely elegant calm calmly
  gently warmly overdone preachy gushing stiff rude harsh accusatory angry bossy melodramatic dramatic kitschy
  stuffy boastful arrogant needy sarcastic defensive long-winded rambling minimalist solemn sensitive emotive
  sentimental informative humour humor wit irony sarcasm warmth cheerful
`;

/** Words that also describe things; they are style words only beside a tone word or an anchor. */
export const DEGREE_WORDS = wordSet`
  and but or yet not no nor too very really super quite rather fairly a an bit little slightly so more less as
  possible please pls thanks thank you just kind sort of kinda in with overly overall clear simple plain easy
  light serious nice sweet kind sounding feeling honest direct modern clean bold quick calm soft fresh
  positive sounds still though also if too also 1st 2nd 3rd st nd rd first second third q a as subject line
  title headline formatted format only use style maybe nothing something anything fancy long be keep it make
  sound feel stay lol haha the that's its it's tone voice style big large small bold max min about roughly
  around per at top end each then several some needed required form
`;

/** Nouns that name a property of a text. */
export const ANCHORS = wordSet`
  tone voice style vibe feel register wording language english words sentences paragraphs lines characters
  chars emoji emojis hashtags hashtag bullet bullets points headings format length jargon cliches clichés
  buzzwords fluff slang superlatives exclamation exclamations marks markdown html rhyme rhymes rhyming rhymed
  verse verses person table italics caps typos mistakes q&a para paras pages cta hook angle opening ending
  closing subhead subheads outro pull-quote seo keyword keywords placeholder placeholders template layout
  columns sections version versions variant variants option options draft drafts boilerplate spelling grammar
  subtitle tagline intro introduction headline headlines subheading subheadings greeting subject
`;
