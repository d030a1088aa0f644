/** What is said of a product by one kind of note: `say` is the predicate, with `{x}` for the words that `note` names. */
export interface PredicateForm {
  note: RegExp;
  say: string;
}

const COLOUR =
  '(?:light |dark |pale |bright |deep |navy |sky )?(?:black|white|red|blue|green|yellow|orange|purple|pink|brown|gr[ae]y|navy|tan|beige|cream|gold|silver|natural|olive|teal|burgundy|charcoal|ivory|mustard|turquoise|rust|sand)';
const MATERIAL =
  'oak|ash|beech|birch|maple|walnut|cherry|pine|cedar|teak|bamboo|wood|plywood|cork|rope|rattan|wicker|cotton|linen|wool|merino|silk|hemp|denim|canvas|felt|fleece|nylon|polyester|leather|suede|rubber|silicone|steel|iron|brass|copper|aluminium|aluminum|titanium|pewter|glass|porcelain|stoneware|earthenware|ceramic|clay|marble|granite|slate|concrete|plastic|cardboard|paper|soy wax|beeswax';
const PART =
  'backrest|badge|bag|band|base|basket|battery|belt|blade|body|bottom|bowl|box|brim|buckle|button|cable|canopy|cap|case|chain|charger|clasp|clip|collar|compartment|cord|core|cover|cuff|cup|cushion|dial|door|drawer|edge|fastening|filter|finish|flap|flavou?r|frame|glaze|grip|groove|guarantee|handle|hem|hinge|holder|hole|hood|hook|insert|interior|jar|key|knob|label|ladle|lamp|latch|leg|lens|lid|light|lining|lock|loop|magnet|manual|mattress|mirror|motor|neck|neckline|nozzle|pad|panel|pattern|pedal|pin|plug|pocket|port|pouch|rack|rail|rim|ring|roof|saddle|scent|smell|screen|screw|seam|seat|shade|shaft|sheath|shelf|sleeve|slot|socket|sole|spine|spout|stand|stopper|strap|strip|stripe|switch|tag|tail|tank|tap|taste|timer|tip|top|tray|tube|warranty|wheel|wick|window|zip|zipper';
const VERB =
  "attaches|blocks|blooms|burns|catches|charges|cleans|clicks|clips|closes|comes|connects|contains|converts|costs|covers|cuts|dries|feeds|feels|filters|fits|floats|folds|gives|goes|grows|hangs|heats|helps|holds|includes|keeps|lasts|lays|leaves|lets|lies|lifts|lights|locks|looks|makes|matches|needs|opens|packs|plays|prevents|produces|protects|reaches|reduces|remembers|removes|repels|resists|rolls|runs|seals|seats|serves|shields|ships|sits|sleeps|smells|stands|stays|stores|supports|switches|takes|tastes|tells|turns|uses|washes|weighs|works|(?:does not|doesn['’]t|never|always|also|won['’]t|will) \\p{Ll}+";
const EXTRA = 'case|charger|gift box|guarantee|manual|pouch|recipe book|storage bag|warranty';
const PRICE = String.raw`[$€£¥]\s?\d[\d.,]*(?:[-–]\d[\d.,]*)?|\d[\d.,]*\s?(?:[$€£]|euros?\b|eur\b|usd\b|dollars?\b|pounds\b|bucks\b)`;
const LENGTH = String.raw`(?:mm|cm|m|in|inch|inches|ft|feet|")`;

/** The note, as a pattern, and the predicate. The first that fits is taken. */
const ROWS = String.raw`
(?:prices?:?|priced at|costs?|only|for|at|from(?=.*each))? ?(?<x>(?:${PRICE})(?: (?:each|a pair|per \p{L}+|for (?:one|two|three|four|\d+|a (?:set|pack|pair).*)|(?:with|including|incl\.?) .+))?) → costs {x}
(?:size|sizes|dimensions|measures|measuring):? ?(?<x>\d[\d.,]*.* ?${LENGTH}.*)|(?<x2>\d[\d.,]* ?(?:${LENGTH})? ?(?:x|×|by) ?\d.*|\d[\d.,]* ?${LENGTH}) → measures {x}
(?<x>\d[\d.,]* ?${LENGTH} (?:tall|high|wide|long|deep|thick|across|in diameter)) → measures {x}
(?<x>\d[\d.,]* ?${LENGTH} (?:${PART})) → has a {x}
(?<x>(?:set|pack|box|pair|bundle) of .+) → comes as a {x}
(?<x>from (?:our|the|a) .+) → comes {x}
(?<x>\d[\d.,]* ?(?:ml|cl|l|litres?|oz|g|kg)[ -](?:bag|bottle|box|can|jar|pack|packet|tin|tub|tube)) → comes in a {x}
(?<x>\d[\d.,]* ?(?:ml|cl|l|litres?|liters?|oz|fl oz|pints?)(?: each)?) → holds {x}
(?:weighs|weight):? ?(?<x>\d.*)|(?<x2>\d[\d.,]* ?(?:g|kg|lbs?|grams?)(?: each)?) → weighs {x}
(?:comes )?(?:in |colou?rs?:? |available in )?(?<x>${COLOUR}(?:(?:, | or | and |, or |, and )${COLOUR})*)|in (?<x2>(?:two|three|four|five|six|\d+|several|many) (?:sizes|colou?rs)) → comes in {x}
(?<x>(?:one|two|three|four|five|six|\d+) (?:sizes?|colou?rs))|(?<x2>sizes? \S+ (?:to|[-–]) \S+) → comes in {x}
(?:made (?:of|from) |material:? )?(?<x>(?:\d+% )?(?:(?!(?:no|with|and|an?|in|of|from|by|for|on)\b)[\p{L}-]+ ){0,3}(?:${MATERIAL})(?: (?:and|or|with) (?:\p{L}+ )?(?:${MATERIAL}))?) → is made of {x}
(?<x>(?:can|must|may) (?:be )?\p{Ll}+.*) → {x}
(?<x>(?:\p{L}+ )?(?:${PART}|saucer)) included → includes a {x}
(?<x>.+) (?:is |are )?included|includes (?<x2>.+) → includes {x}
no (?<x>[\p{L}-]+(?: [\p{L}-]+)?) → contains no {x}
(?<x>(?:not |fully |hand[ -]?|individually |locally |entirely )?(?:\p{Ll}+-)*(?:made|thrown|woven|sewn|cut|built|grown|knit|spun|bound|blown|sold|taught|led|written|drawn|driven|given|\p{Ll}{2,}(?<!e|he|spe|br|s)ed) (?:by|in|with|from|of|to|for|on|at|under|using|so)\b.*) → is {x}
(?<x>(?:\p{Ll}{3,}[ai]ble|non[- ]\p{Ll}+|raw|waterproof|watertight|vegan|organic|handmade|hand[ -]?(?:\p{Ll}+ed|made|sewn|thrown|cut|woven|blown|spun|bound|knit)|(?:\p{Ll}+-)+\p{Ll}+ed|delivered|unscented|fragrance-free|(?:machine|hand)[ -]washable|(?:dishwasher|microwave|oven|freezer|food|child)[ -](?:safe|proof)|(?:\p{Ll}+-)(?:safe|proof|free|resistant|friendly|tested)|suitable|perfect|ideal|available|fully|easy|ready|limited to)(?:(?: to| for| in| by| from| with| and| on| \p{Lu}\p{Ll}+day)(?: .+)?)?) → is {x}
(?<x>(?:${VERB})(?: .+)?) → {x}
(?<x>(?:an?|one|two|three|four|five|six|seven|eight|ten|twelve|\d+) .+) → has {x}
(?<x>free (?:delivery|postage|shipping)(?: .+)?) → comes with {x}
(?<x>(?:(?!and\b|or\b|no\b)[\p{L}\d-]+ ){1,3}(?:${EXTRA})(?: (?:on|for|in|at|with|of) .*)?) → comes with a {x}
(?<x>(?:(?!and\b|or\b|no\b)[\p{L}\d-]+ ){0,3}(?:(?:${PART})s|charging|lighting|stitching|piping|edging)(?: (?:on|for|in|at|with) .*)?) → has {x}
(?<x>(?:(?!and\b|or\b|no\b)[\p{L}\d-]+ ){0,3}(?:${PART})(?: (?:on|for|in|at|with|of) .*| inside| outside)?) → has a {x}
`;

export const PREDICATES: readonly PredicateForm[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [note = '', say = ''] = row.split(' → ');
    return { note: new RegExp(`^(?:${note})$`, 'iu'), say };
  });
