/** What is said of a product by one kind of note: `say` is the predicate, with `{x}` for the words that `note` names. */
export interface PredicateForm {
  note: RegExp;
  say: string;
}

const COLOUR =
  '(?:light |dark |pale |bright |deep |navy |sky |moss |forest |royal |midnight |bottle |dusty )?(?:black|white|red|blue|green|yellow|orange|purple|pink|brown|gr[ae]y|navy|tan|beige|cream|natural|olive|teal|burgundy|charcoal|ivory|mustard|turquoise|rust|sand|sage|mint|coral|lilac|charcoal)';
const MATERIAL =
  '(?:oak|ash|beech|birch|maple|walnut|cherry|pine|cedar|teak|bamboo|wood|plywood|cork|rope|rattan|wicker|cotton|linen|wool|merino|silk|hemp|denim|canvas|felt|fleece|nylon|polyester|leather|suede|rubber|silicone|steel|iron|brass|copper|aluminium|aluminum|titanium|pewter|glass|porcelain|stoneware|earthenware|ceramic|clay|marble|granite|slate|concrete|soy wax|beeswax|lambswool|cashmere|mohair|alpaca|(?:memory )?foam)';
/** “solid”, “recycled”, “Damascus”, “80%” */
const QUALITY = String.raw`(?:\d+% |(?:solid|pure|new|soft|thick|thin|fine|raw|heavy|real|organic|natural|stainless|cast|full-grain|climbing|breathable|borosilicate|merino|cotton|oak|wool|soy|damascus|italian|irish|scottish|english|welsh|french|german|portuguese|swedish|danish|japanese|american|european|egyptian|\p{Ll}{2,}ed|\p{Ll}+-\p{Ll}+|${COLOUR}) )`;
const PART =
  '(?:backrest|badge|bag|band|base|basket|battery|belt|blade|body|bottom|bowl|box|brim|buckle|button|cable|canopy|cap|case|chain|charger|clasp|clip|collar|compartment|cord|core|cover|cuff|cup|cushion|dial|door|drawer|edge|fastening|filter|finish|flap|flavou?r|frame|glaze|grip|groove|guarantee|handle|hem|hinge|holder|hole|hood|hook|insert|interior|jar|key|knob|label|ladle|lamp|latch|leg|lens|lid|light|lining|lock|loop|magnet|manual|mattress|mirror|motor|neck|neckline|nozzle|pad|panel|pattern|pedal|pin|plug|pocket|port|pouch|rack|rail|rim|ring|roof|saddle|scent|screen|screw|seam|seat|shade|shaft|sheath|shelf|sleeve|slot|smell|socket|sole|spine|spout|stand|stopper|strap|strip|stripe|switch|tag|tail|tank|tap|taste|timer|tip|top|tray|tube|warranty|wheel|wick|window|zip|zipper)';
/** A word before a part: no verb and no preposition, “brass” but not “replaces”. */
const DESCRIBES = String.raw`(?:(?!(?:and|or|no|not|without|with|from|to|for|in|on|at|by|of|as|under|see|hang|clip|fix|use|attach|choose|old|missing|out|your|any)\b|(?!brass|glass|canvas|stainless|cross|kids|mens|ladies)\p{Ll}+s\b)[\p{L}\d-]+ )`;
const EXTRA = '(?:charger|gift box|guarantee|manual|recipe book|storage bag|warranty)';
/** Verbs of a note without a subject. */
const VERB =
  'has|attaches|burns|catches|cleans|closes|comes|connects|contains|converts|dries|feels|fits|floats|folds|grows|holds|keeps|lasts|lies|makes|opens|packs|prevents|protects|reaches|reduces|remembers|removes|repels|resists|runs|seals|sets|sits|sleeps|smells|stands|stays|takes|tastes|turns|washes|weighs|works|clicks|measures';
const PRICE = String.raw`(?:(?:CA|US|AU|NZ|A|C)?[$€£¥]\s?\d[\d.,]*(?:[-–]\d[\d.,]*)?|\d[\d.,]*\s?(?:[$€£]|euros?\b|eur\b|usd\b|dollars?\b|pounds\b|bucks\b))`;
const LENGTH = '(?:mm|cm|m|in|inch|inches|ft|feet|")';
const COUNT = '(?:two|three|four|five|six|seven|eight|ten|twelve|\\d+)';
const WHERE = '(?: (?:on|for|in|at|with|of) .*| inside| outside)?';

/** The note, as a pattern, and the predicate. The first that fits is taken. */
const ROWS = String.raw`
prices?:? (?<x>\d[\d.,]*) → costs {x}
(?:prices?:?|priced at|costs?|only|for)? ?(?<x>${PRICE}(?: (?:each|a pair|per \p{L}+|for (?:one|two|three|four|\d+|a (?:set|pack|pair).*)|(?:with|including|incl\.?) .+))?) → costs {x}
(?:size|sizes|dimensions|measures|measuring):? ?(?<x>\d[\d.,]*.* ?${LENGTH}.*)|(?<x2>\d[\d.,]* ?(?:${LENGTH})? ?(?:x|×|by) ?\d.*|\d[\d.,]* ?${LENGTH}(?: in diameter)?) → measures {x}
(?<x>\d[\d.,]* ?${LENGTH}) diameter|diameter:? (?<x2>\d[\d.,]* ?${LENGTH}) → measures {x} in diameter
(?<x>\d[\d.,]* ?${LENGTH} (?:tall|high|wide|long|deep|thick|across|in diameter)) → measures {x}
(?<x>\d[\d.,]* ?${LENGTH} ${PART}) → has a {x}
(?<x>(?:set|pack|box|pair|bundle) of .+) → comes as a {x}
(?<x>from our .+) → comes {x}
(?<x>\d[\d.,]* ?(?:ml|cl|l|litres?|oz|g|kg)[ -](?:bag|bottle|box|can|jar|pack|packet|tin|tub|tube)) → comes in a {x}
(?<x>\d[\d.,]* ?(?:g|kg|oz)[ -](?:bar|block|loaf|ball|skein)) → is a {x}
(?<x>\d[\d.,]* ?(?:ml|cl|l|litres?|liters?|oz|fl oz|pints?)(?: each)?) → holds {x}
(?:weighs|weight):? ?(?<x>\d.*)|(?<x2>\d[\d.,]* ?(?:g|kg|lbs?|grams?)(?: each)?) → weighs {x}
(?:comes )?(?:in |colou?rs?:? |available in )(?<x>${COLOUR}(?:(?:, | or | and |, or |, and )${COLOUR})*)|(?<x2>${COLOUR}(?:, ${COLOUR})* (?:or|and) ${COLOUR}) → comes in {x}
(?:in )?(?<x>(?:one|${COUNT}|several|many) (?:sizes?|colou?rs))|(?<x2>sizes? \S+ (?:to|[-–]) \S+) → comes in {x}
(?<x>(?:${VERB}) (?!missing|included|padded|available|by\b).+|seats (?:${COUNT}|up to .+)|feeds (?:${COUNT}|up to .+)) → {x}
(?<x>(?:do(?:es)?n['’]t|do(?:es)? not) \p{Ll}+.*|can be \p{Ll}+(?:ed|en)(?: .*)?) → {x}
(?:made (?:of|from) |material:? )?(?<x>${QUALITY}{0,3}${MATERIAL}(?: (?:and|or) ${QUALITY}?${MATERIAL})?) → is made of {x}
(?<x>(?:\p{L}+ )?(?:${PART}|saucer)) included → includes a {x}
(?<x>(?:[\p{L}\d-]+ ){0,3}[\p{L}-]+) (?:is |are )?included|includes (?<x2>.+) → includes {x}
no (?<x>(?:added |artificial )?(?:sugar|salt|palm oil|gluten|nuts|dairy|milk|eggs|soya?|additives|preservatives|colou?rings?|flavou?rings?|parabens|BPA|plastic|alcohol|perfume|chemicals)) → contains no {x}
(?!.*\b(?:in|since) (?:\d{4}|January|February|March|April|May|June|July|August|September|October|November|December)\b)(?<x>(?:fully |hand[ -]?|individually |locally |entirely )?(?:\p{Ll}+-)*(?:made|thrown|woven|sewn|cut|built|grown|knit|spun|bound|blown|sold|taught|led|written|drawn|driven|(?!(?:shed|sled|hundred|(?:day|air|sun)?bed|(?:bird)?seed|weed|reed)\b)\p{Ll}{2,}(?<!e)ed) (?:by|in|with|from|of|to|for|on|at|under|using|so)\b.*) → is {x}
(?<x>(?:\p{Ll}{3,}[ai]ble|non[- ]\p{Ll}+|raw|un\p{Ll}+ed|waterproof|watertight|vegan|organic|handmade|hand[ -]?(?:\p{Ll}+ed|made|sewn|thrown|cut|woven|blown|spun|bound|knit)|(?:\p{Ll}+-)+\p{Ll}+ed|delivered|unscented|fragrance-free|(?:machine|hand)[ -]washable|(?:dishwasher|microwave|oven|freezer|food|child|frost|rust|wind|shower|splash|stain|scratch|tear|flame)[ -](?:safe|proof|resistant)|(?:hand wash|dry clean)(?: only)?|(?:\p{Ll}+-)(?:safe|proof|free|resistant|friendly|tested)|suitable|perfect|ideal|easy|ready|limited to)(?:(?: to| for| in| by| from| with| and| on| \p{Lu}\p{Ll}+day)(?: .+)?)?) → is {x}
(?<x>(?:one|${COUNT}) years? of \p{L}+(?: .+)?) → has {x}
(?<x>(?!\d+ (?:euros?|years?|months?|weeks?|days|hours|minutes|grams|left)\b)${COUNT} (?!.*\b(?:left|old)\b)(?:[\p{L}-]+ ){0,2}\p{L}+(?:s|pieces of \p{L}+)(?: (?:of|for|with|in|on) .+)?|\d+ pages(?: [\p{L} -]+)?) → has {x}
an? (?<x>${DESCRIBES}{0,3}${PART}(?: and (?:an? )?${DESCRIBES}{0,3}${PART}s?)?${WHERE}) → has a {x}
(?<x>[\p{L}-]+ and [\p{L}-]+ (?:scent|flavou?r|finish)) → has a {x}
(?<x>[\p{L}-]+ packaging) → comes in {x}
(?<x>free (?:delivery|postage|shipping)(?: .+)?) → comes with {x}
(?<x>\d+ (?:months|years) ${EXTRA}) → comes with {x}
(?<x>${DESCRIBES}{1,3}${EXTRA}${WHERE}) → comes with a {x}
(?<x>${DESCRIBES}{0,3}(?:${PART}s|charging|lighting|stitching|piping|edging)${WHERE}) → has {x}
(?<x>${DESCRIBES}{1,3}${PART}${WHERE}|hole (?:for|in|at) .+) → has a {x}
`;

export const PREDICATES: readonly PredicateForm[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [note = '', say = ''] = row.split(' → ');
    return { note: new RegExp(`^(?:${note})$`, 'iu'), say };
  });

/** Whether words are a note about a product, such as “hand-thrown in Asheville”, and no length of the text. */
export function isPredicate(words: string): boolean {
  return (
    !/\b(?:word|sentence|line|paragraph|bullet)s?\b/i.test(words) &&
    PREDICATES.some(({ note }) => note.test(words))
  );
}
