import { table } from '../../text/table.js';
import { regex } from '../../text/regex.js';

/** Words that a product's notes are made of. The file is data, hence its length. */
export const COLOUR = `(?:space |light |dark |pale |bright |deep |navy |sky |moss |forest |royal |midnight |bottle |dusty )?(?:black|white|red|blue|green|yellow|orange|purple|pink|brown|gr[ae]y|navy|tan|beige|cream|natural|olive|teal|burgundy|charcoal|ivory|mustard|silver|gold|turquoise|rust|sand|sage|mint|coral|lilac|charcoal)`;
/** Colours that are no food, plant or stuff. */
const SURE_COLOUR = `(?:black|white|red|blue|green|yellow|purple|pink|brown|gr[ae]y|navy|tan|beige|teal|burgundy|charcoal|ivory|turquoise|lilac)`;
const MATERIAL = `(?:oak|ash|beech|birch|maple|walnut|cherry|pine|cedar|teak|bamboo|wood|plywood|cork|rope|rattan|wicker|cotton|linen|wool|merino|velvet|corduroy|satin|jersey|rubberwood|hardwood|softwood|driftwood|acacia|larch|mahogany|straw|wax|resin|bronze|jute|sisal|viscose|tweed|flannel|plastic|cardboard|paper|zinc|sterling silver|carbon(?: fib(?:re|er))?|silk|hemp|denim|canvas|felt|fleece|nylon|polyester|leather|suede|rubber|silicone|steel|iron|brass|copper|aluminium|aluminum|titanium|pewter|glass|porcelain|stoneware|earthenware|ceramic|clay|marble|granite|slate|concrete|soy wax|beeswax|lambswool|cashmere|mohair|alpaca|(?:memory )?foam)`;
/** “solid”, “recycled”, “Damascus”, “80%” */
const QUALITY = String.raw`(?:\d+% |\d+ (?:momme|gsm|denier|oz) |(?:heavyweight|lightweight|PU|laser[- ]cut|grass[- ]fed|solid|pure|new|soft|thick|thin|fine|raw|heavy|real|organic|natural|mulberry|stainless|cast|full-grain|climbing|breathable|borosilicate|merino|cotton|oak|wool|soy|larch|mango|acacia|olive|beech|pine|walnut|food[- ](?:grade|safe)|sheep['’]s|powder-coated|damascus|italian|irish|scottish|english|welsh|french|german|portuguese|swedish|danish|japanese|new zealand|icelandic|shetland|peruvian|turkish|american|european|egyptian|\p{Ll}{2,}ed|\p{Ll}+-\p{Ll}+|${COLOUR}) )`;
const PART = `(?:arm|backrest|badge|bag|band|base|basket|battery|chest|connection|drive|gasket|pump|seal|marker|tracker|veneer|waist|wand|belt|card|chuck|converter|design|display|drop|fit|function|hammock|length|midsole|mode|nib|sensor|speaker|steel core|texture|tread|binding|blade|body|bookmark|bottom|bowl|box|brake|brim|bulb|buckle|button|cable|canopy|cap|case|chain|charger|clasp|clip|closure|collar|cuff|compartment|control|cord|core|cover|cuff|cup|cushion|dial|door|drawer|edge|fastening|filling|filter|finish|flap|flavou?r|frame|glaze|grip|groove|guarantee|gusset|handle|head|heel|hem|hinge|holder|hole|hood|hook|insert|interior|jack|jar|layer|LED|keyboard|kickstand|key|knob|label|ladle|lamp|latch|leg|lens|lid|light|lining|lock|loop|magnet|manual|mattress|microphone|mirror|motor|neck|neckline|nozzle|opening|pad|panel|pattern|pedal|pin|plug|pocket|port|pouch|rack|rail|rim|ring|roof|rope|saddle|scent|screen|screw|seam|seat|shade|shaft|sheath|setting|shelf|sidewall|sleeve|slot|smell|socket|sole|spine|spout|spring|stand|stopper|strap|strip|stripe|switch|tag|tail|tank|tap|taste|timer|tip|top|toe|tray|upper|weave|tube|warranty|wheel|wick|window|zip|zipper)`;
/** A word before a part: no verb and no preposition, “brass” but not “replaces”. */
const DESCRIBES = String.raw`(?:(?!(?:and|or|no|not|the|this|that|its|hold|keep|open|close|push|press|turn|pull|remove|without|with|from|to|for|in|on|at|by|of|as|after|before|until|once|when|while|up|down|max|min|under|per|see|hang|clip|fix|use|attach|choose|old|missing|out|your|any)\b|(?!canvas|gas|kids|mens|ladies)\p{Ll}+[^\Wsui]s\b(?!-))[\p{L}\d-]+ )`;
const EXTRA = '(?:charger|gift box|guarantee|manual|recipe book|storage bag|warranty)';
/** Verbs of a note without a subject. */
const VERB = String.raw`has|scans|warns|reminds|notifies|translates|syncs|teaches|suggests|absorbs|adapts|adds|adjusts|allows|arrives|attaches|bakes|blooms|boils|breaks|burns|catches|cleans|clicks|closes|comes|connects|contains|converts|cures|detects|dissolves|dries|expands|extends|feels|finds|fits|gets|maps|mops|carries|reclines|sprouts|fruits|lays|begins|ends|starts|floats|folds|freezes|gives|goes|grinds|grows|hangs|heals|heats|helps|hydrates|hides|holds|imports|keeps|kills|lasts|learns|lets|lies|makes|measures|meets|melts|moisturi[sz]es|needs|offers|opens|organi[sz]es|pours|prevents|produces|protects|provides|reaches|reads|recharges|reduces|relieves|reminds|remembers|removes|repels|requires|resists|rinses|rotates|runs|saves|scans|sorts|splits|shares|seals|sells for|sends|serves|ships(?= (?:within|from|to|flat|free|in) )|shrinks|sits|sleeps|smells|soaks|softens|soothes|spreads|stands|stays|suits|survives|swings|syncs|takes|tastes|tells|thrives|tilts|tolerates|translates|turns|unfolds|uses|vibrates|warms|washes|weighs|works`;
/** Verbs that may be plural nouns, and what follows them as verbs: no preposition, number or participle. */
const NOUN_VERB = String.raw`(?:answers|blocks|brews|charges|checks|controls|cools|counts|covers|cuts|displays|drains|exports|filters|glows|groups|guards|hooks|insulates|lathers|lifts|lights|likes|loads|locks|mixes|mounts|packs|pairs|plans|plays|plugs|powers|prefers|prints|records|reflects|replies|rolls|screws|sets|shields|shows|slides|slips|snaps|sounds|stacks|stores|straps|stretches|supports|swaps|switches|tests|tracks|transfers|updates|uploads|wipes)(?= (?:up to|in under|(?:and )?off|between|(?:on|in)to|with (?:one|a|the|any|other|your)|on (?:an?|any|to|every|most|all|easily)|to (?:any|\d)) | (?!(?:of|for|in|on|with|from|at|by|to|and|or|are|were|can|may|will|must|come|inside|outside|without|near|old|included|available|only|not|as|that|which|sold|sewn|made|cut)\b|\d|\p{Ll}+(?:ed|able)\b).)`;
/** Plural parts that a product may do without: “no screws”, but not “no pets”. */
const NO_PARTS = `(?:${PART}s|parts|pieces|wires|feet|sides|buttons|edges|wheels|ads|adverts)`;
const FOOD = `(?:allspice|almonds?|aloe vera|apples?|apricots?|barley|basil|beeswax|blackcurrants?|calendula|caramel|cardamom|carrots?|cashews?|chamomile|chill?i(?:es)?|chocolate|cinnamon|cloves|cocoa|coconut|coffee|cranberr(?:y|ies)|cream|dates|figs|flour|garlic|ginger|habanero|hazelnuts?|herbs|honey|hops|jalape[nñ]os?|juniper|lavender|lemon(?: peel|grass)?|lemons|lemon balm|(?:\\p{Ll}+ )?lea(?:f|ves)|(?:pepper)?mint|nettles?|fennel|hibiscus|rooibos|rosehips?|elderflower|limes?|malt|mangoe?s?|maple syrup|milk|mustard seeds?|nutmeg|oats|oatmeal|oils?|petals|olives|onions?|oranges?|peaches|peanuts?|peanut butter|pineapple|pumpkin|argan|jojoba|almond oil|shea butter|bergamot|pears?|peppers?|pistachios?|plums?|quince|raisins|raspberr(?:y|ies)|rhubarb|rice|rosemary|rye|saffron|salt|sea salt|seeds|sesame|sourdough|spelt|spices|spinach|strawberr(?:y|ies)|sugar|thyme|tomato(?:es)?|turmeric|vanilla|vinegar|walnuts|wheat|yeast|yogh?urt|butter|clay|extract|juice)`;
const MONTHS = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DAYS = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const PRICE = String.raw`(?:(?:CA|US|AU|NZ|A|C)?[$€£¥]\s?\d[\d.,]*(?:[-–]\d[\d.,]*)?|(?:CHF|EUR|USD|GBP|SEK|NOK|DKK|AUD|CAD|NZD|PLN)\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£]|euros?\b|eur\b|usd\b|gbp\b|aud\b|cad\b|dollars?\b|pounds\b|bucks\b|(?:kr|chf|sek|nok|dkk|zł|lira|rupees|yen)(?![\p{L}])))`;
const LENGTH = '(?:mm|cm|m|in|inch|inches|ft|feet|metres?|meters?|")';
export const COUNT = '(?:two|three|four|five|six|seven|eight|ten|twelve|\\d+)';
const WHERE = '(?: (?:on|for|in|at|with|of|from) .*| inside| outside)?';

/** The note, as a pattern, and the predicate. The first that fits is taken: prices and measures stand before materials, these before parts. */
const ROWS = table`
(?:made by (?:me|us)) (?<x>in (?:my|our) .+) → is made {x}
(?<x>(?:delivery|shipping|postage|assembly|installation|insurance|food|lunch|dinner|breakfast|vat|tax)) (?:is )?not included → {x} is not included.
(?!no\b)(?<x>(?:[\p{L}\d-]+ ){0,2}[\p{L}-]+[^\Ws]s) (?:are )?not included → The {x} are not included.
(?!no\b)(?<x>(?:[\p{L}\d-]+ ){0,2}[\p{L}-]+) (?:is )?not included → The {x} is not included.
min(?:imum|\.)? age:? (?<x>\d+) → The minimum age is {x}.
(?:an? )?(?<x>(?:pack|set|box|pair|bundle|case|bag|tin|jar) of [^,]+?):? (?:(?:for|is|are|costs?|at) )?(?<y>${PRICE}) → costs {y} for a {x}
(?<y>pair|set|pack|box) for (?<x>${PRICE}) → costs {x} for a {y}
(?<x>${PRICE}),? (?:with )?(?<y>free (?:shipping|delivery|postage)(?: .+)?) → costs {x} with {y}
(?<y>pick-?up) (?<x>(?:in|at|from) .+) → {y} is {x}.
(?<x>(?:delivery|shipping|postage|assembly|installation|repairs?)(?: (?:in|to|within) [^,]+?)?):? (?<y>${PRICE}) → {x} costs {y}.
(?<x>${QUALITY}{0,2}${MATERIAL} \d{2,4}(?:\/\d+)?) → is made of {x}
(?!likes|needs|prefers|wants|loves)(?<x>.*\b(?:indirect|bright|direct) light|(?:full|partial|half) (?:sun|shade)\b.*) → : Light: {x}
no (?<x>(?:added |refined )?${FOOD}) → contains no {x}
(?<x>(?:notes|hints|aromas) of .+) → has {x}
(?<x>\d[\d.,]* ?(?:g|mg) (?:of )?\p{L}+ per .+) → contains {x}
(?<x>\d[\d.,]* ?(?:g|grams|kg|oz) in size .+)|weigh (?<x2>.+) → weighs {x}
(?<x>(?:about )?\d[\d.]*(?: ?[-–] ?\d+| to \d+) ?(?:minutes|mins?|hours)|\d\.\d+ hours) → lasts {x}
(?<x>(?:${COUNT}) (?!minutes|hours)\p{Ll}+s (?:a|per|each) (?:week|month|day|year)(?: .+)?) → has {x}
(?<x>(?:beginners|adults|kids|children|families|students)(?:,? (?:and|or) [\p{L} ]+)?) → is for {x}
(?<x>[\p{Ll}-]+[^\Ws] and (?:\d+|${COUNT}) .+) included → includes a {x}
(?<x>all [\p{L} -]+) included → includes {x}
comes in (?!an? |the |our )(?<x>(?:[\p{L}-]+ )?(?:box|bag|tin|jar|pot|tube|case|pouch)) → comes in a {x}
(?<x>\p{Ll}+ and \p{Ll}+[ -](?:safe|proof|free|resistant|washable)) → is {x}
(?<x>also \p{Ll}{3,}s) → {x}
(?<x>(?:mild|medium|high|low|fierce)(?: to \p{Ll}+)? heat) → has {x}
(?<x>${COLOUR} with .+) → is {x}
(?<x>(?:shipped|delivered|baked|roasted) (?:${DAYS}|weekly|daily).*) → is {x}
(?<y>${COUNT}) for (?<x>${PRICE}) → costs {x} for {y}
(?:colou?r|finish):? (?<x>${COLOUR}(?:(?:, | or | and )${COLOUR})*)|colou?rs are (?<x2>.+) → comes in {x}
sizes?:? (?<x>(?:\d*X{0,3}[SMLX]|\d+)(?: ?\([^)]*\))?(?:(?:, | and | or )(?:\d*X{0,3}[SMLX]|\d+)(?: ?\([^)]*\))?)+) → comes in sizes {x}
(?<x>\d[\d.,]* ?(?:hours?|hrs?|h))(?: of)? battery(?: life)?(?<y> .+)? → has a battery life of {x}{y}
(?<x>\d[\d.,]* ?(?:Nm|ft-?lbs?)) → has a torque of {x}
(?<x>\d[\d.,]* ?mAh) → has a battery capacity of {x}
(?<x>IPX?\d\w?) → is rated {x}
(?<x>W ?\d.*\b[DH] ?\d.*) → measures {x}
(?<x>\d{4}s) → is from the {x}
(?<x>(?:may|will|can) (?!you\b|we\b|I\b)\p{Ll}+ .+) → {x}
(?<x>(?:high|low|rich) in .+|true to size|one of a kind|single origin(?: .+)?|Danish|Swedish|Italian|French|German|Scottish|Irish|English|Japanese|Portuguese|Norwegian|Finnish) → is {x}
from (?<x>\d+ (?:months|years)(?: (?:up|on|onwards))?) → is suitable from {x}
an? (?<x>(?:(?:great|good|perfect|lovely|nice|ideal) )?(?:gift|present|treat|choice|classic|favou?rite) .+) → is a {x}
(?<x>\d[\d.,]* ?(?:g|kg|ml|l|oz|m|lb) of .+) → includes {x}
(?<x>(?:\d+|${COUNT}) (?:months|years) ${EXTRA}(?: .+)?|lifetime access) → comes with {x}
(?<x>(?:ingredients|contents|in the (?:box|set|kit|pack)|what['’]s (?:inside|included|in the box)|materials?|care):? .*,.*) → : {x}
(?:for )?(?<x>${COUNT}) (?:people|persons?) → is for {x} people
(?<x>cream|off-white|ecru) → comes in {x}
(?<x>\d[\d.,]* ?${LENGTH} (?:tall|high|wide|long|deep|thick)(?:,? (?:and |by )?\d[\d.,]* ?${LENGTH} (?:tall|high|wide|long|deep|thick)){1,2}) → is {x}
(?<x>delivered (?:flat|in|with|within|assembled|free|fully|to).*) → is {x}
(?<x>(?:[\p{L}-]+ ){0,2}${PART}) (?<y>(?:folds|opens|closes|rotates|tilts|locks|detaches|slides|swivels|adjusts|lasts|stays|reclines|charges|lifts off|comes off|beeps|vibrates|glows|turns|shuts off|swivels|stops|zips off|unzips|washes)(?: .+)?) → The {x} {y}.
(?<x>\d{1,4}[.,]\d\d(?: each)?) → costs {x}
(?<x>\d[\d.,]* ?(?:ml|cl|l|oz|fl oz|g|kg) (?:glass|plastic|paper|tin|metal|resealable|squeezy|pump|spray|kraft|cardboard) (?:jar|bottle|bag|box|tin|pouch|tub|tube|can)) → comes in a {x}
(?<x>(?:up to )?\d+ (?:hours?|days?|minutes) of .+|IPX?\d\w? .+|Bluetooth(?: \d[\d.]*)?|Wi-?Fi|GPS|NFC|(?:room|space) for .+) → has {x}
(?<x>(?:[\p{L}-]+ ){0,2}[\p{L}-]+[^\Ws]s) (?<y>(?:slot|fold|clip|snap|screw|stack|lock|slide|click|nest|plug|roll|pull|zip) (?:together|apart|up|down|off|away|flat|in|into|onto|out|over|under)\b.*) → The {x} {y}.
(?<x>${COUNT} sizes of .+) → comes with {x}
comes with (?!(?:an?|the|its|our|one|no) )(?<x>(?:[\p{L}-]+ )?(?:bag|pouch|cloth|card|case|lid|stand|charger|manual|strap|booklet|box|adapter|cable|remote|lock|pump|spoon|brush|cover|sleeve)) → comes with a {x}
(?:suitable )?from ages? (?<x>\d.*) → is suitable from age {x}
(?<x>\d+ (?:minutes|mins|hours|hrs|days|pages|cups|loads) per \p{Ll}+) → gives {x}
no (?<x>MSG|GMOs?|lactose|caffeine|fragrance|dyes|synthetic dyes|sulphates|sulfates|BPA) → contains no {x}
(?<x>(?:extra |very |medium[- ])?(?:hot|mild|spicy|medium)) → is {x}
(?<x>[\p{L}-]+ or [\p{L}-]+ (?:nib|handle|strap|lid|cover|finish|base|frame|blade|sole|collar)) → comes with a {x}
(?<x>(?:forged )?carbon steel|(?:cotton |waxed )?canvas(?: with \d+% \p{Ll}+)?|(?!of\b)\p{Ll}+ wood) → is made of {x}
waist(?: sizes?)? (?<x>\d+ ?(?:to|[-–]) ?\d+) → comes in waist sizes {x}
(?<x>\d[\d.,]* ?${LENGTH}) (?:total|overall) length → has a total length of {x}
(?<x>(?:hand)?made in .+ since \d{4}) → has been {x}
double[- ]stitched → is double-stitched
(?<x>assorted [\p{L} ]*colou?rs) → comes in {x}
wash at (?<x>\d+)(?: degrees)? → is washable at {x} degrees
(?!not\b|(?:can|do|does) not\b).*\bnot\b.*|.*\b(?:never|missing)\b.*|not included|.*\?|(?:by|to|as|than|and|or|also|always|now)\s.* → 
no need (?<x>to .+) → There is no need {x}.
each (?:one|piece) (?:is )?(?<x>(?:slightly |a little |a bit )?different|unique|one of a kind) → Each one is {x}.
no two (?:are )?(?<x>alike|the same|identical) → No two are {x}.
(?<x>dogs|pets|children|kids|families|groups|beginners) (?<y>welcome|allowed) → {x} are {y}.
prices?:? (?<x>\d[\d.,]*) → costs {x}
(?:prices?(?: is)?:?|priced at|asking(?: price)?:?|costs?|only|for)? ?(?<x>(?:from )?${PRICE}(?: (?:each|a pair|the (?:pack|set|pair|box)|per \p{L}+|(?:an?|per) (?!few\b|lot\b)\p{L}+(?: (?:an?|per) \p{L}+)?(?: (?:after|for|with|including) .+)?|for (?:one|two|three|four|\d+|a (?:set|pack|pair).*|\p{L}\d+ and .+)|(?:with|including|incl\.?|plus) .+))?(?: or (?:\d+ for ${PRICE}|${PRICE}(?: (?:an?|per|for) .+)?))?(?:, then .+)?) → costs {x}
(?:size|sizes|dimensions|measures|measuring):? ?(?<x>\d[\d.,]*.* ?${LENGTH}.*)|(?:about |approx\.? |approximately |ca\.? )?(?<x2>(?!.*\b(?:w|watts?|v|aaa?|speakers|batteries)\b)\d[\d.,]* ?(?:${LENGTH})? ?(?:x|×|by) ?\d(?!.*(?:${LENGTH}|\d) (?!(?:and|by|or|to|when|with|per|each|high|tall|wide|deep|long|thick|across|in|closed|open|folded|finished|assembled|for)\b)\p{L}{3}).*|\d[\d.,]* ?${LENGTH}(?: in diameter)?) → measures {x}
(?<x>\d+ ?[-–] ?\d+ ?${LENGTH}) → measures {x}
(?<x>\d[\d.,]* ?${LENGTH}) diameter|diameter:? (?<x2>\d[\d.,]* ?${LENGTH}) → measures {x} in diameter
(?<x>(?:about |around |up to )?\d[\d.,–-]* ?${LENGTH} (?:across|in diameter|closed|folded|open)) → measures {x}
(?<x>(?:about |around |up to )?\d[\d.,–-]* ?${LENGTH} (?:tall|high|wide|long|deep|thick)(?: (?:when|with|in|so) .+)?) → is {x}
(?<x>\d[\d.,]* ?${LENGTH} (?:${DESCRIBES}{0,3})${PART}) → has a {x}
(?<x>(?:${DESCRIBES}{0,2})${PART} \d[\d.,]* ?${LENGTH} (?:tall|high|wide|long|deep|thick|across|in diameter)) → has a {x}
(?<y>glaze|finish|blade|handle|lid|frame|top|base|cover|lining|scent|flavou?r|strap|case|sole|upper|shade): (?<x>[\p{L} -]{3,40}) → has a {x} {y}
(?<y>(?:burn|burning|charging|cooking|brewing|drying|running|run|play|playing|preparation) time|battery life|capacity|power|range|maximum load|heat|difficulty|strength|intensity|spiciness)(?: of|:)? (?<x>(?:(?:up to|about|around|of|only) )?\d.*) → has a {y} of {x}
(?<x>\d[\d.,]* ?(?:w|watts?|kw|hp)) → has a power of {x}
(?<x>\d[\d.,]* ?(?:v|volts?)) → runs on {x}
(?<x>\d[\d.,]* ?(?:lumens?|lm)) → has a brightness of {x}
(?<x>(?:up to |about )?\d[\d.,]* ?(?:-?hours?|hrs?|h|days?|minutes?|km|miles?|V|W|watts?|Nm|mAh|Ah|gsm|g|dpi|Hz|GB|TB|MB|MP|lumens?|bar|rpm|thread count|UPF|kg)(?: of)? (?:${DESCRIBES}{0,2})(?:runtime|run time|battery life|burn time|torque|paper|storage|memory|power|range|motor|output|charging|suction|pressure|play ?time|resolution|capacity|camera|fabric|cotton|wool|screen|display|load|support)) → has {x}
(?<x>(?:UPF|SPF|UV|IPX?)[ -]?\d+\+?(?: (?:protection|rating|sun protection|rated))?) → has {x}
(?<x>(?:IPX?\d+|\d+ ?m) (?:waterproof|water-resistant|rated)|plug[- ]and[- ]play|[\d.,]+% (?:abv|vol|alcohol)) → is {x}
(?<x>size (?:\d[\w.]*|[smlx]{1,4})(?: \(.+\))?) → is {x}
(?<x>[ab]\d|(?:wo)?men['’]s sizes .+|\d[\d.,]* ?(?:ml|cl|l|oz|g|kg)?(?:, \d[\d.,]* ?(?:ml|cl|l|oz|g|kg)?)* (?:or|and) \d[\d.,]* ?(?:ml|cl|l|oz|g|kg)) → comes in {x}
(?<x>\d+% [\p{L} ]+(?:, \d+% [\p{L} ]+)* and \d+% [\p{L} ]+) → is {x}
(?<x>(?:set|pack|box|pair|bundle) of (?!.* (?:is|are) ).+) → comes as a {x}
(?<x>from (?!${MONTHS}\b|now\b|home\b|scratch\b|mon|tue|wed|thu|fri|sat|sun)[\p{Ll}\p{Lu}].+) → comes {x}
(?<x>\d[\d.,]* ?(?:ml|cl|l|litres?|liters?|oz|g|kg)[ -](?:glass )?(?:bag|bottle|box|can|carton|jar|pack|packet|pouch|tin|tub|tube)) → comes in a {x}
(?:comes |sold |supplied |packed )?in an? (?<x>(?:[\p{L}\d-]+ ){0,4}(?:box|bag|tin|jar|pot|tube|bottle|case|pouch|sleeve|packet|basket|sachet)) → comes in a {x}
(?<x>\d[\d.,]* ?(?:g|kg|oz)[ -](?:bar|block|loaf|ball|skein)) → is a {x}
(?<x>\d[\d.,]* ?(?:ml|cl|l|litres?|liters?|oz|fl oz|pints?)(?: each)?) → holds {x}
(?:weighs|weight):? ?(?<x>\d.*)|(?<x2>(?:about |only |just |approx\.? )?\d[\d.,]* ?(?:g|kg|lbs?|grams?)(?: each)?) → weighs {x}
(?:for )?ages? (?<x>\d.*|\w+ (?:and|or) (?:up|over|older)) → is for ages {x}
colou?rs?: (?<x>[\p{L}, -]+)|colou?rs (?!vary|fade)(?<x2>[\p{L}-]+(?: [\p{L}-]+)?(?:, [\p{L}-]+(?: [\p{L}-]+)?)* (?:or|and) [\p{L}-]+(?: [\p{L}-]+)?) → comes in {x}
(?=.*\b${SURE_COLOUR}\b)(?:in )?(?<x>(?!in )(?:[\p{L}-]+ )?[\p{L}-]+(?:, (?:[\p{L}-]+ )?[\p{L}-]+)+,? (?:or|and) (?:[\p{L}-]+ )?[\p{L}-]+) → comes in {x}
(?:comes )?(?:in |available in )(?<x>${COLOUR}(?:(?:, | or | and |, or |, and )${COLOUR})*)|(?<x2>${COLOUR}(?:, ${COLOUR})* (?:or|and) ${COLOUR}|${COLOUR} or ${COLOUR} (?:stain|finish|glaze|leather|trim|fabric|oak|wood)|(?:matte?|glossy?|undyed|plain) (?:${COLOUR}|terracotta)|${SURE_COLOUR}) → comes in {x}
(?:in )?(?<x>(?:one|${COUNT}|several|many) (?:sizes?|colou?rs))|(?<x2>sizes? \S+ (?:to|[-–]) \S+(?: years| months)?|sizes \S+(?:, \S+)* (?:and|or) \S+|sizes [SMLX\d-]+[-–/][SMLX\d/-]+) → comes in {x}
(?<x>(?:${VERB}) (?!missing|included|padded|available).+|seats (?:${COUNT}|up to .+)|feeds (?:${COUNT}|up to .+)|(?:charges (?:by|via|over|from|up|in \d)|exports (?:to|as)|lights (?:for|up)|switches (?:on|off) (?:at|when|by)|imports from|(?:flowers|ripens) (?:in|from|until)|ages to|(?:clamps|sticks|clips|mounts|screws|plugs|hooks|slides|snaps) (?:to|onto|into)).+|${NOUN_VERB}.+) → {x}
do(?:n['’]?t| not) (?<x>(?:slip|shrink|fade|stain|leak|rust|crack|peel|scratch|pill|itch|stretch|crease|wrinkle|dent|tip|wobble|smell|drip|break|roll|sag|melt|contain|need|require|include|come|fit|bleed|smudge|tangle|slide|fall|wear|run|hurt|irritate|dry)\b(?: .*)?) → doesn't {x}
(?<x>(?:doesn['’]?t|does not) \p{Ll}+.*|can(?:not|['’]t)? (?!you\b|we\b|i\b)\p{Ll}+(?: .*)?) → {x}
come (?<x>(?:in|with|as|from) .+) → comes {x}
fit (?<x>.+) → fits {x}
last (?<x>\d.+) → lasts {x}
cut (?<x>\p{Ll}+ing .+) → cuts {x}
(?<x>(?:[\p{L}-]+ ){0,2}[\p{L}-]+[^\Ws]s) (?:are )?provided → {x} are provided.
(?:made (?:of|from) |material:? )?(?<x>${QUALITY}{0,3}${MATERIAL}(?: (?:and|or) ${QUALITY}{0,2}${MATERIAL})?(?: from \p{Lu}[\p{L} ]+)?) → is made of {x}
ingredients: (?<x2>.+)|(?:made )?(?:with )?(?<x>${DESCRIBES}{0,2}${FOOD}(?:(?:, |,? and )${DESCRIBES}{0,2}${FOOD})*) → is made with {x}
(?<x>(?:${DESCRIBES}{0,2})(?:beans|butter|tea|oil|salt|chocolate|milk|cream|grapes|fruit|barley|wheat|flour|tomatoes|berries|apples|leaves|wool|honey|eggs|oats|hops|olives|herbs) (?:from|of) .+) → is made with {x}
(?<x>\d+% (?:cocoa|cacao|fruit|alcohol|fat|meat|arabica|robusta|juice|sugar|oats|deet|zinc)) → contains {x}
(?:an? )?(?<x>(?!(?:the|${COUNT})\b|.*s and )(?:[\p{L}\d-]+ ){0,2}(?!(?:delivery|shipping|postage|insurance|installation|assembly|support|training|packaging|breakfast|lunch|dinner|hardware|software|storage|parking|vat|tax|gas|oil|string|wood|food|service|access|\p{L}+ing)\b)\p{L}+[^\Ws])(?: is)? included → includes a {x}
(?<x>(?:[\p{L}\d-]+ ){0,3}(?!(?:is|are|not)\b)[\p{L}-]+) (?:is |are )?included|includes (?<x2>.+) → includes {x}
no (?<x>(?:added |artificial )?(?:sugar|salt|palm oil|gluten|nuts|dairy|milk|eggs|soya?|additives|preservatives|fragrance|colou?r(?:ing)?s?|flavou?r(?:ing)?s?|parabens|sulphates|sulfates|silicones|BPA|PFAS|plastic|alcohol|perfume|chemicals)) → contains no {x}
no (?<x>(?:[\p{Ll}-]+ )?(?:account|hub|experience|equipment|booking|deposit|oven stone|tools?|app|batteries|driver|drivers|assembly|glue|installation|electricity|oil|subscription|software|internet|sign-?up|registration|[\p{Ll}-]+ing|paper|filters?)) (?:needed|required|necessary)(?<y>(?: to .+)?) → requires no {x}{y}
no (?<x>(?:[\p{Ll}-]+ )?(?:fees?|subscription|contract|set-?up costs?)) → comes with no {x}
(?<x>no (?:[\p{Ll}-]+ ){0,2}${NO_PARTS}(?: .+)?) → has {x}
(?<x>(?:harvested|re\p{Ll}{4,}ed|picked|built|made|printed|published|bottled|roasted|renovated|restored|serviced|pressed|sheared|caught|grown|designed|launched) (?:(?:by|with|in) .+ )?in (?:(?:early |late |mid-)?${MONTHS}(?: \d{4})?|\d{4}|spring|summer|autumn)) → was {x}
(?!.*\b(?:in|since) (?:\d{4}|${MONTHS})\b)(?<x>(?:fully |hand[ -]?|individually |locally |entirely )?(?:\p{Ll}+-)*(?:made|thrown|ground|woven|sewn|cut|built|grown|knit|spun|bound|blown|sold|taught|led(?= by)|written|guaranteed|drawn|driven|(?!(?:shed|sled|hundred|(?:day|air|sun)?bed|(?:bird)?seed|weed|reed)\b)\p{Ll}{2,}(?<!e)ed) (?:by|in|with|from|of|to|for|on|at|under|using|so|every|daily|inside|outside|singly|individually|separately|loose|without|within|near|through|between|over|into|as|and)\b.*) → is {x}
(?<x>(?:\p{Ll}{3,}[ai]ble|non[- ]\p{Ll}+(?: (?:also |even )?when \p{Ll}+)?|raw|un\p{Ll}+ed|(?:cold|stone|freshly|air|sun|slow|oven|wood|oak)[- ](?:pressed|ground|roasted|dried|baked|fired|smoked|aged|milled|brewed)|certified \p{L}.*|[\p{L}-]+ certified|\d+[- ]ply|\p{Ll}{3,}er than .+|waterproof(?: IPX?\d+)?|open (?:24/7|daily|all|every|from|until)(?: .+)?|watertight|vegan|organic|handmade|hand[ -]?(?:\p{Ll}+ed|made|sewn|thrown|cut|woven|blown|spun|bound|knit)|(?:\p{Ll}+-)+\p{Ll}+ed|delivered(?: (?:flat|assembled|frozen|fresh|bare root|ready .+))?|oiled|waxed|glazed|polished|lacquered|quilted|padded|lined|insulated|prewashed|handcrafted|embroidered|[\p{L}-]+ (?:compliant|accessible|neutral)|[\p{L}]+[- ]ready|\d+ (?:years?|months?) old|(?:located )?in the (?:centre|center|heart|middle) of .+|unscented|fragrance-free|(?:machine|hand)[ -]washable|(?:uv|chlorine|dishwasher|microwave|oven|freezer|food|child|frost|rust|wind|shower|splash|stain|scratch|tear|flame|fire|heat|shock|weather|water|oil|dirt|dust|odou?r|moth)[ -](?:safe|proof|resistant|repellent|tight)|(?:hand wash|dry clean) only|(?:\p{Ll}+-)(?:safe|proof|free|resistant|friendly|tested)|suitable|ripe|hardy|grippy|perfect|ideal|easy|ready|compatible|available|safe|good|great|gentle|kind|free(?= (?:for|from|of|with|to|until|up to) )|toxic|big enough|small enough|light enough|limited to)(?:(?: to| for| in| by| from| with| and| on| at| of| up to| until| \p{Lu}\p{Ll}+day)(?: .+)?| \(.+\))?) → is {x}
assembly(?: time)?:? (?:takes )?(?<x>\d.*) → takes {x} to assemble
(?:about )?(?<x2>\d+ cups) → makes {x}
(?<x>(?:about )?\d+ (?:washes|uses|loads|servings)) → lasts for {x}
cancel (?:at )?any ?time → You can cancel at any time.
max(?:imum|\.)? (?<x>(?:${COUNT}) (?:people|participants|guests|children|students|persons)) → is limited to {x}
(?:on )?(?<x>(?:every )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? .+) → takes place on {x}
(?<x>(?:about )?(?:\d+|${COUNT}) (?:minutes?|min|hours)) → lasts {x}
(?<x>(?:\d+ ?(?:to|-|–) ?)?\d+\+? (?:players|people|persons|guests)) → is for {x}
(?<y>(?:${COUNT}|a) (?:pairs?|packs?|sets?|boxes|bottles|bags|jars|tins|pieces)) (?:for )?(?<x>${PRICE}) → costs {x} for {y}
(?<x>(?:PC|iPhone|iPad|iOS|Android|Windows|Mac|macOS|Linux)(?:(?:, | and |, and )(?:PC|iPhone|iPad|iOS|Android|Windows|Mac|macOS|Linux))*) → runs on {x}
(?<x>(?:(?:rules|instructions|subtitles|menus) in|(?:[\p{L}-]+ )?\p{Ll}{2,}[^\Wsui]s \p{Ll}+ed (?:from|with|in|by|of)) .+) → has {x}
(?<x>${DESCRIBES}{1,3}(?:bottle|carton|canister|pouch|sachet)) → comes in a {x}
(?<x>\p{Ll}{3,}[^\Ws]s (?:well|easily|quickly|quietly|evenly|slowly|gently|smoothly|automatically|instantly|overnight|flat|clean)(?: .+)?|will \p{Ll}+.*) → {x}
(?:is|are) (?<x>.+)|(?<x2>(?:our|an?) (?:[\p{L}\d-]+ ){0,3}(?:app|blend|board|bike|candle|chair|cheese|cream|extension|game|jacket|jam|kit|knife|lamp|machine|manager|mug|notebook|planner|plug-?in|sauce|service|shoe|soap|spread|table|tea|tent|tool|toy|wine|yarn)(?: (?:for|with|from|of) .+)?) → is {x}
(?<x>(?:[\p{L}-]+ ){1,3}(?!are\b|is\b)[\p{L}-]+[^\Ws]) (?:is )?available → {x} is available.
(?<x>(?:one|${COUNT}) years? of \p{L}+(?: .+)?) → has {x}
(?<x>(?!\d+ (?:euros?|pounds|dollars|quid|years?|months?|weeks?|days|hours|minutes|grams|left)\b)${COUNT} (?!.*\b(?:left|old)\b)(?:[\p{L}-]+ ){0,2}\p{L}+(?:s|pieces of \p{L}+)(?: (?:of|for|with|in|on|within|from|by|underneath|inside|outside|at|under) .+)?|\d+ pages(?: [\p{L} -]+)?) → has {x}
an? (?<x>${DESCRIBES}{0,3}${PART}(?: and (?:an? )?${DESCRIBES}{0,3}${PART}s?)?${WHERE}) → has a {x}
(?<x>[\p{L}-]+ and [\p{L}-]+ (?:scent|flavou?r|finish)) → has a {x}
(?<x>[\p{L}-]+ packaging) → comes in {x}
(?<x>(?:(?:very|extra|super|really|quite) )?(?:light|lightweight|soft|warm|sturdy|strong|durable|compact|quiet|silent|wireless|cordless|odou?rless|hypoallergenic|antibacterial|ergonomic|seamless|unisex|vegetarian|halal|kosher|mild|heavy|thin|thick|elastic|stretchy|modular|natural|peppery|fruity|nutty|smoky|spicy|crispy|crunchy|sweet|creamy|tangy|floral|earthy|juicy|fast-acting|lockable|\p{Ll}+(?:-|(?<=\b(?:quick|fast|hard|slow|long|self|non)) )(?:drying|wearing|burning|lasting|watering|cleaning|closing|locking|adhesive)|(?!(?:delivery|postage|shipping|month|year|one|two|three|get)\b)\p{L}+[ -]free)(?: (?:and|but|yet) (?:very )?(?:light|lightweight|soft|warm|sturdy|strong|durable|compact|quiet|stretchy|breathable|washable|waterproof|foldable|vegan|thin|thick))?) → is {x}
(?<x>not (?:suitable|recommended|intended|meant|designed|for|(?:dishwasher|microwave|oven|machine)[ -](?!\()\p{L}+|too|waterproof|compatible|(?!(?:only|any|many|my|by|very|every|really|simply|likely|necessarily)\b)\p{Ll}+y)(?: .+)?) → is {x}
for (?<x>(?!(?:sale|free|more|only|now|example|instance|sure|your?|you|fun|years|ever|the price|questions|orders|details|further|info|information|those|anyone|everyone|all)\b)[\p{Ll}\d][^?!]*) → is for {x}
(?<x>\d+ (?:minutes?|min|km|miles?|metres|hours?)(?: walk| drive|['’] walk)? from .+) → is {x}
(?<x>free (?:delivery|postage|shipping)(?: .+)?) → comes with {x}
(?<x>${DESCRIBES}{1,3}${EXTRA}${WHERE}) → comes with a {x}
(?!.* fits$)(?<x>${DESCRIBES}{0,3}(?:${PART}s|charging|lighting|stitching|piping|edging|ignition|shut[- ]?off|suspension|bluetooth|insulation|hardware|padding|thread|drainage|storage|grip)${WHERE}) → has {x}
(?<x>(?:cross|racer|open|high|low|mesh|padded|curved|solid|wooden|slatted|straight|upholstered) back|${DESCRIBES}{1,3}${PART}(?:${WHERE}| (?:that|which|you can) .+)|(?:hole|lid|pocket|loop|hook|strap|handle|window|drawer|zip|badge|band|logo|label|LED|screen|display|tap|spout) (?:for|from|with|in|at|on|inside) .+) → has a {x}
(?<x>(?:water|oil|milk|plant|vegetable)[- ]based paints?) → is painted with {x}
with (?!love|care|thanks|kind )(?<x>.+) → comes with {x}
(?<x>[\p{L}-]+ (?:and|of) (?:[\p{L}-]+ )?${PART}s${WHERE}|(?:one|${COUNT}|\d+) [\p{L}\d .-]{3,40} and (?:an? |\d+ )?[\p{L} -]{3,40}|(?:one|${COUNT}) (?:[\p{L}-]+ )?[\p{L}]+s \d[\d.,]* ?\p{L}+) → has {x}
(?<y>(?!max(?:imum)?\.? \d|(?:about|approx|each|only|from|over|up|under|age|size|page|no|the|out|open|until|sent|valid|pick|set|and|or|waterproof|high|low|wide|long|tall|deep|thick|ridden|bought|(?:easy |quick )?assembly)\b)\p{L}[\p{Ll}-]+(?: (?!(?:for|of|in|at|from|to|with|by|on|and|or|until|up|about|approx|within|after|per|than|every)\b)[\p{Ll}-]+){0,2}(?<!\Ss|[^e]ed)) (?<x>(?:(?:up to|about|approx\.?) )?\d[\d.,]*(?:(?: ?(?:x|×) ?\d[\d.,]*)+ ?${LENGTH}?| ?(?:${LENGTH}|ml|cl|l|g|kg|lbs?|%|km|km/h|mph|hours?|hrs?|h|minutes?|min|W|V|Pa|bar|dB|K|°C))) → has a {y} of {x}
(?<x>(?:${DESCRIBES}{1,3}${PART}|[\p{L}-]+ (?:bag|pouch|cloth|card|case)) (?:to|for) .+) → comes with a {x}
(?<x>(?:(?:cold|hot|hand|steam|sun|air|slow|machine|gift|vacuum|heat|kiln|wood|stone|plant|vegetable|dry|oil|water|powder|wire|laser|double|triple|stress|lab|vet|well|freshly|goodyear|\p{Ll}{3,}ly|(?:EN|ISO|DIN|CE|RDS|FSC|GOTS|OEKO-TEX)[ \d]*) )?(?!(?:shed|sled|hundred|bed|seed|weed|reed|need|speed|feed|red)\b)(?:\p{Ll}{2,}ed|woven|sewn|thrown|spun|grown|knit|set(?= in)|sent(?= (?:by|in|to|from)))(?: (?:slowly|only|twice|daily|by|in|with|within|from|of|to|for|on|at|under|using|without|\d+ (?:hours?|times|days|months))\b.*)?) → is {x}
(?<x>not (?:safe|\p{Ll}{3,}ed)(?: .+)?) → is {x}
(?<x>(?:[\p{L}-]+ ){1,3}\p{L}+s up to \d.*) → has {x}
(?<x>\d[\d.,]* ?(?:g/l|GB|TB|MP|mAh|Hz|rpm|dpi|fps|inch) .+) → has {x}
(?!.*\b${PART}s?\b)(?<x>(?:[\p{L}\d-]+ ){1,4}from (?:19|20)\d\d) → is a {x}
`;

/** What is said of a product by one kind of note: `say` is the predicate, or a whole sentence if it has a stop, or nothing where the note stays as it is, with `{x}` and `{y}` for the words that `note` names. */
export const PREDICATES = ROWS.map(([note = '', say = '']) => ({
  note: new RegExp(`^(?:${note})$`, 'iu'),
  say,
}));

/** What the buyer is told to do: “wipe with a damp cloth”, “refrigerate after opening”. */
export const CARE = regex.iu`^(?:please )?(?:(?:(?:hand|machine)[ -]wash|(?:dry|spot|surface)[ -]clean|tumble dry|pick up(?= (?:in|at|from|only) )|keep (?:cold|cool|dry|frozen|refrigerated)|patch test)(?: .+)?|(?:wash|wipe|rinse|refrigerate|store|keep|mix|use|apply|sow|plant|water|shake|serve|stir|add|allow|avoid|iron|drink|enjoy|trim|replace|soak|feed|prune|steep|brew|bake|heat|reheat|cook|thaw|order|choose|send|skip|dilute|spray|massage|leave|remove|do not|don['’]?t|never (?!\p{Ll}+ed\b)) (?:it|them|the|your|by|every|once|twice|daily|weekly|out|in(?! an?\b)|on|at|with|within|without|after|before|between|until|from|for|to|as|under|away|off|indoors|outdoors|outside|inside|cold|cool|warm|well|first|only|or|and(?! )|gently|regularly|morning|direct|contact|touch|use|leave|put|wear|expose|wash|wring|bleach|iron|tumble|place|microwave|freeze|(?<=(?:allow|mix|use|apply|add|soak|steep|dilute|wash) )(?:about |up to )?\d\S*)(?: .+)?)$`;

/** Words that may as well be said to the writer: “for parents”, “warm”, “needs to sound friendly”. */
const NO_NOTE = regex.i`\b(?:word|sentence|line|paragraph|bullet)s?\b|^(?:(?:for|from|not|no|with|can|come|have|fit|needs|uses|reads|tells|goes|sounds|helps)\s|(?:very |quite )?(?:light|warm|soft|strong|natural|quiet|compact|mild|good|great)\b)`;

/** What a note says of a product, as a predicate with `{x}`. */
export function predicateFor(words: string): string | undefined {
  return PREDICATES.find(({ note }) => note.test(words))?.say || undefined;
}

/** Whether words are a note about a product, such as “hand-thrown in Asheville”, and no length of the text. */
export function isPredicate(words: string): boolean {
  return !NO_NOTE.test(words) && !(predicateFor(words) ?? 'is made with').startsWith('is made with');
}
