// Data, long by nature (over 150 lines). What a fact means for the person who uses the product, for writers to extend: a list, not code. Each benefit must
// follow from the fact by itself; nothing here promises more. The first rule that matches wins.

export interface BenefitRule {
  match: RegExp;
  /** Said after a comma: "so you are never waiting long". */
  benefit: readonly string[];
  /** Only when the figure of the fact lies within these bounds, in this unit. */
  figure?: { unit: RegExp; atLeast?: number; atMost?: number };
}

export const BENEFITS: readonly BenefitRule[] = [
  {
    match:
      /\b(?:brews?|makes?|cooks?|heats?|boils?|charges?|dries|sets? up|assembles?|installs?|ready)\b.*\b(?:seconds?|minutes?|min)\b/i,
    benefit: ['so you are never waiting long', 'so it fits into a busy morning'],
    figure: { unit: /min|sec/i, atMost: 30 },
  },
  {
    match:
      /\bkeeps?\b.*\b(?:cold|cool|chilled)\b.*\b(?:hot|warm)\b|\bkeeps?\b.*\b(?:hot|warm)\b.*\b(?:cold|cool)\b/i,
    benefit: ['so it earns its place in summer and in winter'],
  },
  {
    match: /\bkeeps?\b.*\b(?:cold|cool|chilled)\b/i,
    benefit: ['so the last sip is as cold as the first', 'so a long day out needs no ice'],
  },
  {
    match: /\bkeeps?\b.*\b(?:hot|warm)\b/i,
    benefit: ['so there is no need to hurry your drink', 'so you can take your time'],
  },
  {
    match: /\bweigh|^(?:only |just )?\d[\d.,]*\s?(?:g|grams?)\b/i,
    benefit: ['light enough to carry all day', 'so you hardly notice it on the way'],
    figure: { unit: /^g|gram/i, atMost: 1300 },
  },
  {
    match: /\bweigh|^\d[\d.,]*\s?kg\b/i,
    benefit: ['light enough to carry all day', 'so it is easy to take along'],
    figure: { unit: /^kg/i, atMost: 1.6 },
  },
  {
    match: /\bweigh|^\d[\d.,]*\s?(?:oz|ounces?)\b/i,
    benefit: ['light enough to carry all day'],
    figure: { unit: /^oz|ounce/i, atMost: 40 },
  },
  {
    match: /\b(?:ultra-?)?light(?:weight)?\b/i,
    benefit: ['so carrying it is no effort', 'so it is easy to take along'],
  },
  {
    match: /\b(?:waterproof|weatherproof|rainproof|water-?resistant|water-?repellent|IPX?\d)\b/i,
    benefit: ['so a sudden shower does not change your plans', 'so rain is no reason to leave it at home'],
  },
  { match: /\brain ?cover\b/i, benefit: ['so everything inside stays dry when the weather turns'] },
  { match: /\b(?:windproof|wind-?resistant)\b/i, benefit: ['so a windy day feels less cold than it is'] },
  {
    match:
      /\b(?:battery|charge|playback|playtime|runtime)\b.*\b(?:hours?|h)\b|\b(?:hours?|h)\b.*\b(?:battery|charge|playback|playtime|runtime)\b/i,
    benefit: ['enough to get through a full day without a charger', 'so the charger can stay at home'],
    figure: { unit: /^h/i, atLeast: 10 },
  },
  {
    match:
      /\b(?:battery|charge|runtime)\b.*\b(?:days?|weeks?|months?)\b|\b(?:days?|weeks?|months?)\b.*\b(?:battery|charge)\b/i,
    benefit: ['so charging becomes something you rarely think about'],
  },
  { match: /\b(?:fast|quick|rapid)[- ]charg/i, benefit: ['so a short break is enough to top it up'] },
  { match: /\bwireless charging\b/i, benefit: ['so you can put it down and forget about cables'] },
  {
    match: /\bUSB-?C\b/i,
    benefit: ['so one common cable is all you need', 'so it works with the cable you already have'],
  },
  { match: /\brechargeable\b/i, benefit: ['so there are no batteries to buy'] },
  { match: /\bsolar\b/i, benefit: ['so daylight does the charging'] },
  {
    match:
      /\b(?:life ?time|\d+[- ]years?|ten|two|three|five|extended)\b.*\b(?:warranty|guarantee)\b|\b(?:warranty|guarantee)\b/i,
    benefit: ['so you are covered if something goes wrong', 'so you know where you stand'],
  },
  {
    match: /\b(?:lifetime|unlimited|permanent) access\b/i,
    benefit: ['so you can learn at your own pace and come back whenever you like'],
  },
  {
    match: /\b(?:free|money-back|no-questions)\b.*\b(?:returns?|trial|refund)\b|\b(?:trial|money-back)\b/i,
    benefit: ['so you can try it without risk to your purse'],
  },
  { match: /\bfree (?:shipping|delivery)\b/i, benefit: ['so the price you see is the price you pay'] },
  {
    match: /\bdishwasher\b/i,
    benefit: ['so cleaning up takes care of itself', 'so there is one thing less to wash by hand'],
  },
  { match: /\bmicrowave\b/i, benefit: ['so leftovers and second cups are no problem'] },
  { match: /\boven(?:-| )?(?:safe|proof)\b/i, benefit: ['so it goes straight from the oven to the table'] },
  {
    match: /\b(?:machine|hand)[- ]?wash|\bwashable\b/i,
    benefit: ['so keeping it fresh is easy', 'so everyday spills are nothing to worry about'],
  },
  { match: /\b(?:non-?stick)\b/i, benefit: ['so food comes away easily and so does the washing-up'] },
  {
    match: /\beasy[- ](?:to[- ])?clean\b|\bself-?cleaning\b/i,
    benefit: ['so you spend your time using it rather than looking after it'],
  },
  { match: /\bremovable\b/i, benefit: ['so it is easy to clean and to replace'] },
  {
    match: /\b(?:stainless|steel|alumini?um|titanium|cast iron)\b/i,
    benefit: ['a material that stands up to daily use', 'so it takes knocks in its stride'],
  },
  {
    match: /\b(?:oak|walnut|ash|beech|maple|cherry|teak|solid wood|hardwood)\b/i,
    benefit: ['so each piece has a grain of its own', 'a material that ages well'],
  },
  { match: /\bbamboo\b/i, benefit: ['a light, hard-wearing material that grows back quickly'] },
  { match: /\bvegan leather\b/i, benefit: ['with no animal products involved'] },
  { match: /\bleather\b/i, benefit: ['which grows softer and more your own with use'] },
  {
    match: /\bmerino|\bwool\b(?! (?:upholstery|rug|cover|cushion|felt|blend))/i,
    benefit: ['which keeps you warm without feeling heavy'],
  },
  { match: /\blinen\b/i, benefit: ['which feels cool on warm days'] },
  {
    match: /\borganic (?:cotton|linen)\b/i,
    benefit: ['soft against the skin and kinder to the soil it grew in'],
  },
  { match: /\bcotton\b/i, benefit: ['soft against the skin'] },
  { match: /\bsilk\b/i, benefit: ['smooth and cool to the touch'] },
  { match: /\bfleece|\bdown\b|\binsulat/i, benefit: ['so you stay warm when it matters'] },
  {
    match: /\bbreathable|\bmesh\b|\bventilat/i,
    benefit: ['so you stay comfortable when you work up a sweat', 'so air can move and you stay cool'],
  },
  {
    match: /\bmemory[- ]foam\b/i,
    benefit: ['so it adapts to your shape', 'so long hours on your feet feel shorter'],
  },
  {
    match: /\b(?:padded|padding|cushion|insole|shock[- ]absor)/i,
    benefit: ['so it stays comfortable for hours'],
  },
  { match: /\bergonomic\b/i, benefit: ['so your back and hands are spared'] },
  { match: /\blumbar\b/i, benefit: ['so your back is supported through a long day'] },
  {
    match: /\badjustable|\bheight\b.*\badjust/i,
    benefit: [
      'so you can set it up the way that suits you',
      'so it fits you rather than the other way round',
    ],
  },
  {
    match: /\b(?:recycled|upcycled|reclaimed)\b/i,
    benefit: ['so old material gets a second life', 'so less new material is needed'],
  },
  {
    match: /\b(?:biodegradable|compostable)\b/i,
    benefit: ['so nothing is left behind when it has done its work'],
  },
  { match: /\b(?:plastic-free|zero[- ]waste)\b/i, benefit: ['so there is less to throw away'] },
  {
    match: /\brefill(?:able|s)?\b/i,
    benefit: ['so you keep the container and replace only what is used up'],
  },
  { match: /\breusable\b/i, benefit: ['so it replaces a pile of throwaway ones'] },
  {
    match: /\bBPA-?free|\bnon-?toxic|\bfood[- ]safe\b/i,
    benefit: ['so you can use it without a second thought', 'for peace of mind with every use'],
  },
  {
    match: /\b(?:fragrance|perfume|unscented)[- ]?(?:free)?\b/i,
    benefit: ['which suits noses that prefer nothing at all'],
  },
  {
    match: /\b(?:hypoallergenic|dermatolog|sensitive skin)\b/i,
    benefit: ['a considerate choice for sensitive skin'],
  },
  { match: /\b(?:cruelty-free|vegan)\b/i, benefit: ['made with animals in mind'] },
  { match: /\bgluten-free\b/i, benefit: ['so more people at the table can enjoy it'] },
  { match: /\b(?:sugar-free|no added sugar|unsweetened)\b/i, benefit: ['so you decide how sweet it gets'] },
  { match: /\bfair ?trade\b/i, benefit: ['so the people who grow it are paid fairly'] },
  { match: /\b(?:single[- ]origin)\b/i, benefit: ['so the taste of one place comes through'] },
  { match: /\b(?:small batch|small-batch)\b/i, benefit: ['so each batch gets proper attention'] },
  {
    match:
      /\b(?:hand-?made|handcrafted|made by hand|hand-?(?:poured|thrown|painted|stitched|knitted|sewn|woven|finished|carved))\b/i,
    benefit: ['so no two are exactly alike'],
  },
  {
    match: /\b(?:burn(?:s|ing)?)\b.*\bhours?\b|\bhours?\b.*\bburn/i,
    benefit: ['so one lasts for many evenings'],
    figure: { unit: /^h/i, atLeast: 20 },
  },
  {
    match: /\bgift (?:box|wrap|bag)|\bgift-wrapped\b/i,
    benefit: ['so it is ready to give', 'so there is nothing left to wrap'],
  },
  {
    match:
      /\b(?:folds?|foldable|folding|collaps\w+|packs? (?:flat|down)|compact|pocket|stackable|flat-?pack)\b/i,
    benefit: ['so it takes up little room when you are not using it', 'so it slips into a bag or a drawer'],
  },
  {
    match: /\b(?:portable|travel|carry(?:ing)? (?:case|bag|strap|handle))\b/i,
    benefit: ['so you can take it wherever you go'],
  },
  { match: /\b(?:bluetooth|wireless|cordless)\b/i, benefit: ['so there are no cables to untangle'] },
  { match: /\bnoise[- ]cancel/i, benefit: ['so you hear what you want to hear and less of everything else'] },
  {
    match: /\b(?:quiet|silent|noiseless|whisper)\b|\bdB\b/i,
    benefit: ['so it goes about its work without disturbing anyone'],
  },
  {
    match: /\bdimm(?:able|s|er|ing)\b/i,
    benefit: [
      'so the light suits work as well as a late evening',
      'so you can turn it down when the day winds down',
    ],
  },
  { match: /\bLED\b/i, benefit: ['so it gives plenty of light for little electricity'] },
  {
    match: /\b(?:energy|power)[- ](?:efficient|saving)|\blow (?:energy|power)\b/i,
    benefit: ['so it is easy on the electricity bill'],
  },
  {
    match: /\b(?:automatic(?:ally)?|auto-|automates?|automated)\b/i,
    benefit: ['so that is one thing less to think about', 'so it is done without you'],
  },
  {
    match: /\b(?:auto(?:matic)?[- ]?(?:shut-?off|off)|shuts? off|turns? (?:itself )?off)\b/i,
    benefit: ['so you need not go back to check'],
  },
  {
    match: /\b(?:reminders?|reminds?|alerts?|notif\w+)\b/i,
    benefit: ['so nothing slips through', 'so you do not have to keep it in your head'],
  },
  {
    match: /\b(?:works?|use|available)\s+(?:fully )?offline|\boffline\b/i,
    benefit: ['so a bad connection does not stop you'],
  },
  {
    match: /\b(?:syncs?|synchroni[sz]es?|real[- ]time|cloud)\b/i,
    benefit: ['so everyone looks at the same version', 'so you can pick up where you left off'],
  },
  {
    match: /\b(?:integrat\w+|connects?|compatible|works with)\b/i,
    benefit: ['so it fits in with what you already use'],
  },
  {
    match: /\b(?:tracks?|tracking|monitors?|logs?)\b/i,
    benefit: ['so you can see at a glance where you stand'],
  },
  {
    match: /\b(?:reports?|dashboards?|analytics|statistics)\b/i,
    benefit: ['so decisions rest on what you know rather than on a guess'],
  },
  { match: /\b(?:encrypt\w+|secure|two-factor|privacy|GDPR)\b/i, benefit: ['so what is yours stays yours'] },
  {
    match:
      /\b(?:cuts?|reduces?|lowers?|saves?)\b.*\b(?:time|hours?|minutes|costs?|money|bills?|effort|paperwork)\b/i,
    benefit: ['so there is more left for what matters to you'],
  },
  {
    match: /\b(?:templates?|worksheets?|checklists?|recipes?)\b/i,
    benefit: ['so you never start from an empty page', 'so you can put it into practice straight away'],
  },
  {
    match: /\b(?:lessons?|modules?|videos?|chapters?)\b/i,
    benefit: ['so you can take it one step at a time'],
  },
  { match: /\b(?:certificate)\b/i, benefit: ['so you have something to show for your work'] },
  {
    match: /\b(?:languages|currencies|devices|platforms|formats|countries)\b/i,
    benefit: ['so it works where you are'],
  },
  {
    match: /\b(?:24\/7|round the clock|live chat|phone support|customer support|support team)\b/i,
    benefit: ['so there is someone to turn to'],
  },
  { match: /\b(?:open[- ]source)\b/i, benefit: ['so you can look inside and change what you need'] },
  {
    match: /\bno (?:ads|advertising|subscription|contract|sign-?up|coding)\b/i,
    benefit: ['so nothing stands between you and what you came for'],
  },
  {
    match: /\b(?:pockets?|compartments?|drawers?|shelves|storage space)\b/i,
    benefit: ['so everything has its place', 'so you find things without digging'],
  },
  {
    match:
      /\b(?:mug|cup|case|bag|charger|cable|filters?|tools?|strap|pump|batteries|adapter|stand|brush|manual)\b.*\bincluded\b|\bincludes?\b|\bcomes? with\b/i,
    benefit: ['so you can start straight away', 'so there is nothing else to buy first'],
  },
  { match: /\bjuice groove\b/i, benefit: ['so the worktop stays clean'] },
  {
    match: /\bnon-?slip|\banti-?slip|\brubber (?:feet|sole|grip)|\bgrip\b/i,
    benefit: ['so it stays where it should'],
  },
  {
    match: /\b(?:scratch|shock|stain|tear|crease|wrinkle)[- ]?(?:proof|resistant|free)\b/i,
    benefit: ['so everyday life leaves fewer marks'],
  },
  {
    match: /\b(?:child|kid)[- ]?(?:proof|safe|lock|friendly)\b/i,
    benefit: ['so it is at home in a busy family'],
  },
  { match: /\b(?:timer|programmable|schedules?)\b/i, benefit: ['so it is ready when you are'] },
  { match: /\b(?:app|remote)[- ]?control/i, benefit: ['so you can change settings from where you sit'] },
  { match: /\b(?:thermostat|temperature control)\b/i, benefit: ['so you get the result you had in mind'] },
  { match: /\b(?:reflective|reflectors?|hi-vis)\b/i, benefit: ['so others see you in the dark'] },
  {
    match: /\b(?:zip|zipper|magnetic clasp|lock(?:able|s)?)\b/i,
    benefit: ['so what is inside stays inside'],
  },
  {
    match:
      /\b(?:colou?rs?|(?:in|available in) (?:\w+, )*\w+ and \w+)\b.*\b(?:blue|green|red|black|white|grey|gray|yellow|pink|brown|colou?rs?)\b|\bcolou?rs\b/i,
    benefit: ['so you can choose the one that goes with the rest'],
  },
  { match: /\b(?:sizes?)\b/i, benefit: ['so there is one that fits'] },
];
