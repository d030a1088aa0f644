import { readWordings } from './wording.js';

/** Spellings of chats and text messages, each with one likely meaning. See wording.ts for the notation. */
export const CHAT_WORDS = readWordings(`
ur welcome = you're welcome; ur right = you're right; ur late = you're late; ur ok|ur okay = you're OK; ur free = you're free; ur able = you're able
ur around = you're around; ur busy = you're busy; ur sure = you're sure; ur coming = you're coming; ur still = you're still; ur not = you're not
ur going = you're going; ur gonna = you're going to; ur so = you're so; ur the best = you're the best; ur = your; r u = are you; we r = we are
they r = they are; u r = you are; pls|plz|plse = please; thx|thnx|thanx|tnx = thanks; thx u|thank u = thank you
tmrw|tmrrw|tmr|tmw|2moro|2morrow = tomorrow; 2day = today; 2nite = tonight; gr8 = great; l8r = later; b4 = before; gonna = going to; wanna = want to
have gotta = have to; has gotta = has to; we've gotta = we have to; i've gotta = I have to; you've gotta = you have to; they've gotta = they have to
gotta = have to; lemme = let me; gimme = give me; dunno = don't know; cos of = because of
cos = because ? i i'm i've we we're you he she it it's they the my our there; cuz|coz|bcuz|becuz|bcz = because; btw = by the way; idk = I don't know
ppl = people; abt = about; tho = though; sry|srry = sorry; ya'll = you all; msg = message; msgs = messages; mtg = meeting; mtgs = meetings
wknd = weekend; wud = would; cud = could; shud = should; havent = haven't; didnt = didn't; dont = don't; cant = can't; wont be = won't be; im = I'm
ive = I've; thats = that's; whats up = what's up
`);
