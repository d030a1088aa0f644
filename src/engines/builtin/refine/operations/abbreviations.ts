import { asks, asksWithout, type Operation } from '../operation.js';
import { MONTH } from '../text/dates.js';
import { editProse } from '../text/edit-prose.js';
import { isSentenceStart } from '../text/edits.js';
import { capitalise, wordPairs } from '../text/words.js';
import { findInProse, warnOfLeftovers } from './leftovers.js';
import { regex } from '../../text/regex.js';

const SHORT = String.raw`(?:the |any |all |my |these |every )*(?:abbreviat(?:ions?|ed (?:words?|forms?))|acronyms?|short forms?|abbrevs?)(?:(?: and|,| or|\/) (?:abbreviations|acronyms|short forms))?`;

export const abbreviations: Operation<true> = {
  name: 'abbreviations',
  readsFirst: true,
  readings: [
    asks`\b(?:(?:spell|write|spelling|writing) (?:out )?|expand(?:ing)? |replace |turn )${SHORT}(?: (?:out|in full|with (?:the )?full (?:words|forms)|into (?:full )?words))*|\b${SHORT} (?:(?:should|must) be |are )?(?:spelled|spelt|written)(?: out)?(?: in full)?|\b(?:full|whole) words (?:instead of|not|no|rather than|for) ${SHORT}`,
    asksWithout`\b${SHORT}`,
  ],
  rewrites: (content) => editProse(content, spellOut),
  apply(content, _, context) {
    const changed = editProse(content, spellOut);
    warnOfLeftovers(findInProse(changed, LEFT), 'These may be short for something and were left', context);
    return changed;
  },
};

const LEFT = regex.gu`\b(?!(?:OK|TV|UK|US|USA|EU|ID|PIN|PDF|AM|PM|GMT|BST|DIY|CD|DVD|I{1,3}|IV|VI{1,3})\b)\p{Lu}{2,5}s?\b(?=[^\n]*\p{Ll})|\b(?:temp|est|ref|sec|dr|cont|spec|qtr)\b\.?(?! \p{Lu})`;

/** In small letters these are nothing else. */
const WORDS = wordPairs`
  mtg=meeting mtgs=meetings appt=appointment appts=appointments approx=approximately dept=department
  depts=departments pls=please plz=please asap=as_soon_as_possible info=information incl=including
  excl=excluding govt=government mgr=manager mgrs=managers mgmt=management asst=assistant qty=quantity
  yr=year yrs=years hr=hour hrs=hours wk=week wks=weeks mth=month mths=months min=minute mins=minutes sec=second
  secs=seconds rm=room rms=rooms tel=telephone addr=address avg=average bldg=building acct=account
  accts=accounts tbc=to_be_confirmed tba=to_be_announced fyi=for_your_information btw=by_the_way thx=thanks
  ppl=people msg=message msgs=messages misc=miscellaneous univ=university vs=versus max=maximum attn=attention
  ext=extension no=number nos=numbers vol=volume ch=chapter fig=figure pp=pages p=page e.g=for_example
  i.e=that_is etc=and_so_on w/=with w/o=without b/c=because p.a=a_year mon=Monday tue=Tuesday tues=Tuesday
  wed=Wednesday weds=Wednesday thu=Thursday thur=Thursday thurs=Thursday fri=Friday sat=Saturday sun=Sunday
  jan=January feb=February mar=March apr=April jun=June jul=July aug=August sep=September sept=September
  oct=October nov=November dec=December rd=Road ave=Avenue st=Street ln=Lane sq=Square
`;
const DAYS = 'Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun';
const AFTER_DAY = String.raw`(?<=\b(?:[Oo]n|[Ee]very|[Bb]y|[Uu]ntil|[Tt]ill|[Nn]ext|[Tt]his|[Ll]ast|[Ff]rom|[Aa]fter|[Bb]efore|(?:day|${DAYS})\.?(?:,| ?[–-]| to| and| or| &)) ?)`;
const ABBREVIATIONS = [
  // Days and months, where nothing else can be meant: “Sun” and “Jan” may be names.
  String.raw`(?:Tues?|Weds|Thu(?:rs?)?)(?![\p{L}’'-])|${AFTER_DAY}(?:${DAYS})(?![\p{L}’'])|(?:${DAYS})(?=\.?(?:,? ?\d| ?[–-] ?(?:${DAYS}|\d)|,? (?:at |from |to |and |or |& )?(?:${DAYS}|\d)|:))`,
  String.raw`(?<=\d(?:st|nd|rd|th)?(?: of)? )(?:${MONTH})(?!\p{L})|(?:${MONTH})(?=\.? \d)|(?<=\b(?:[Ii]n|[Ss]ince|[Ee]arly|[Ll]ate|mid-?) ?)(?:${MONTH})(?!\p{L})`,
  String.raw`(?<=\p{Lu}\p{Ll}{1,20} )(?:Rd|Ave|Ln|Sq)(?!\p{L})|(?<=\d[A-Za-z]?,? (?:\p{Lu}\p{Ll}{1,20} ){1,3})St(?!\p{L}|\.? \p{Lu})`,
  // Beside a number only.
  String.raw`(?<=\d ?)(?:hrs?|mins?|secs?|yrs?|wks?|mths?)(?![\p{L}\p{N}])|(?<=\d )max(?!\p{L})|(?:[Mm]ax|[Ee]xt|[Vv]ol|[Ff]ig|[Rr]m)(?=\.? ?\d)|(?:Nos?|(?<![,.!?;:“"] |\b(?:[Ss]ay|[Ss]aid|[Oo]h) |^)nos?|[Cc]h|pp?)(?=\. ?\d)|(?:max)(?=\. )`,
  String.raw`(?:[Mm]tgs?|[Aa]ppts?|[Aa]pprox|[Dd]epts?|[Pp]l[sz]|PL[SZ]|asap|ASAP|[Ii]nfo|[Ii]ncl|[Ee]xcl|[Gg]ovt|[Mm]grs?|[Mm]gmt|[Aa]sst|[Qq]ty|yrs?|hrs?|wks?|mths?|mins|secs|rms?|[Tt]el|addr|avg|[Bb]ldg|[Aa]cct?s?|tb[ac]|TB[AC]|fyi|FYI|btw|BTW|[Tt]hx|ppl|[Mm]sgs?|[Mm]isc|[Uu]niv|vs|[Aa]ttn|[Ee]\.g|[Ii]\.e|etc|p\.a)(?![\p{L}\p{N}'’@/-])|w\/(?:o(?!\p{L}))?|b\/c(?!\p{L})`,
].join('|');
const FOUND = regex.gu`(, )?(?<![\p{L}@/_]|[\p{L}\p{N}]\.|(?<!\b(?:${DAYS}))-)(?<short>${ABBREVIATIONS})(?<dot>\.(?!\p{L}))?`;
const MINIMUM = regex.gu`(?<!\p{L})([Mm])in\b\.?(?= \d)`;

/** Writes abbreviations in full where they can mean only one thing. */
function spellOut(prose: string): string {
  const spelled = prose.replace(MINIMUM, (_, letter: string) => `${letter}inimum`);
  return spelled.replace(FOUND, (found: string, comma = '', ...rest: unknown[]) => {
    const { short = '', dot } = rest.at(-1) as Record<string, string | undefined>;
    const start = (rest.at(-3) as number) + String(comma).length;
    const isYour = short === 'yr' && !/\d ?$/.test(spelled.slice(0, start));
    const full = isYour ? 'your' : WORDS.get(short.toLowerCase());
    if (full === undefined || (/\d$/.test(spelled.slice(0, start)) && !UNITS.test(short))) return found;
    const after = spelled.slice(start + short.length + (dot ? 1 : 0));
    const stop = dot && /^\s*$|^\s+["“(]?\p{Lu}|^\n/u.test(after) && !NEEDS_MORE.test(short) ? '.' : '';
    const isShouted = short.length > 1 && short === short.toUpperCase();
    const isCapital = isShouted ? isSentenceStart(spelled, start) : /^\p{Lu}/u.test(short);
    const before = /\d$/.test(spelled.slice(0, start)) ? ' ' : '';
    const space = /^\p{L}|^\d/u.test(after) ? ' ' : '';
    const lead = full === 'and so on' && comma ? ' ' : String(comma);
    return (
      lead + before + (isCapital || isSentenceStart(spelled, start) ? capitalise(full) : full) + stop + space
    );
  });
}

const UNITS = /^(?:hr|min|sec|yr|wk|mth)s?$/;
/** Something follows these, so that their stop ends no sentence. */
const NEEDS_MORE =
  /^(?:approx|incl|excl|e\.g|i\.e|vs|nos?|tel|asst|max|ext|vol|fig|ch|pp?|mon|tue|wed|thu|jan|feb)$/i;
