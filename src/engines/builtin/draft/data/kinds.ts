import type { DraftLayout } from '../../../../templates/template-definition.js';
import { table } from '../../text/table.js';
import { regex } from '../../text/regex.js';

export type Layout = DraftLayout;
/** A layout and the nouns that get it, as a pattern. */
const ROWS = table`
list → product descriptions?|item descriptions?|shop descriptions?|listing|product page|product text|(?:product|shop|item|listing|catalogue) (?:text|copy|blurb|info)|etsy description|amazon description|description
letter → (?:wedding|retirement|christmas|farewell) (?:wishes|card|message)|birthday (?:card|message|greetings?|wish(?:es)?)|thank[- ]you (?:note|letter|email|e-mail|mail|message|card)|cover letter|resignation(?: letter| e-?mail)?|letter of resignation|complaint letter|letter of complaint|reference letter|letter of reference|letter of recommendation|recommendation letter|reference|refund request|meeting request|(?:condolence|sympathy) (?:letter|card|note|message)|condolences|(?:note|letter|message) home|out[- ]of[- ]office(?: (?:reply|message|note|text))?|auto(?:matic)?[- ]?reply|follow[- ]?up(?: (?:email|e-mail|mail|message))?
message → text message|sms|whatsapp message|whatsapp|slack message|teams message|dm|voicemail
letter → e-?mail|letter|application|reply|response|answer|reminder|invitation|invite|mail|apology|complaint|note|message|card
release → press release|media release|news release
news → news item|(?:club|team|school|parish|church|company|staff|village|society) news|announcement|notice|event (?:text|description|announcement|blurb|listing)|update
letter → newsletter(?: (?:intro(?:duction)?|item|blurb|text))?
post → (?:instagram|insta|facebook|fb|linkedin|twitter|tiktok|social media|social|mastodon|threads|x) (?:post|caption|update|ad|event)|instagram|insta|linkedin|facebook|tweet|caption|post
sections → job (?:ad|advert|advertisement|description|posting|post|offer|listing)|vacancy|stellenanzeige
sections → case study
list → faqs?(?: (?:page|section|list|entry|answer|item))?|q ?(?:&|and) ?as?|frequently asked questions
list → (?:short )?bio(?:graphy)?|profile|(?:an? )?["“]?about(?: us)?["”]? (?:page|section|text)|about (?:us|me)|save[- ]the[- ]date(?: card| notice)?
list → recipe card|menu board(?: text)?|meeting (?:minutes|notes|summary)|(?:proper |clean )?(?:notes|minutes)|agenda|care (?:sheet|instructions?|guide|card)|recipe|guidelines|policy|(?:house )?rules|hand-?over(?: (?:notes?|sheet))?|(?:fact|handover) sheet|review|pros and cons|instructions|manual|checklist|info sheet|information sheet|handout|programme|program|menu
list → landing page(?: (?:text|copy|hero))?|web ?page|home ?page|website (?:text|copy)|brochure|leaflet|flyer|poster|appeal
article → blog ?post|blog|article|essay|guide|how-to(?: guide)?|tutorial|report
article → outline
summary → summary|tl;?dr
snippet → meta descriptions?|meta(?: (?:text|tags?))?|seo (?:title|description)
list → page
invention → tag ?lines?|slogans?|(?:facebook |google |radio |print |tv )?(?:ads?|adverts?|advertisements?)(?: copy)?|ad copy|video script|tiktok script|reel script|script|video|reel|listicle|comparison|poem|haiku|limerick|song|lyrics|story|speech|speeches|toast|eulogy|joke|riddle|quiz|names?|titles?|headlines?|subject lines?
news → (?:something|smth|sth)(?: (?:nice|short|funny|sweet|small|quick|kind|warm))?|(?:a )?few (?:words|lines)|some (?:words|lines)|text|copy|blurb|statement|sign|paragraph|content|write-?up|piece(?= (?:for|about)\b)|intro(?:duction)?
`;

/** Nouns that name the text asked for, with the layout it gets where the template leaves it open. Longer names first. */
export const KINDS = ROWS.map(([layout = '', names = '']) => ({ names, layout: layout as Layout }));

/** Kinds so certain that no connecting word need follow (“job ad baker”). */
export const CERTAIN_KINDS = regex.i`^(?:job (?:ad|advert|advertisement|description|posting|offer)|(?:facebook|fb|instagram|insta|linkedin) (?:post|caption)|product text|(?:product|shop) description|thank[- ]you (?:note|card|letter|e-?mail|mail|message)|press release|cover letter|(?:note|letter) home|tweet|product description|resignation letter|blog ?post|case study|refund request|bio|faqs?|newsletter|condolences|minutes|meeting minutes)$`;
