// A word list, longer than a page by nature: verbs that requests, instructions and product facts begin with.

/** Infinitives that are hardly ever nouns: enough to take "X …" for an instruction. */
export const PLAIN_VERBS: ReadonlySet<string> = new Set(
  `accept achieve add adjust adopt advertise agree allow announce apologise apologize apply appreciate arrange arrive ask assemble attend attract avoid bake be become begin believe boil
  borrow bring build buy calculate cancel carry catch celebrate choose clarify clean collect come communicate compare complain complete compost confirm congratulate connect consider contact
  convert convince cook create cut deal decide declare declutter decline decorate delegate deliver depart describe develop discuss do donate draw drive earn eat educate eliminate encourage
  enjoy ensure enter establish evaluate examine expand explain explore extend fill find finish fix fly follow forget forward gather get give go grind grow handle have hear help hire host
  hold identify implement improve include increase inform inspect install introduce invest invite join keep know launch lead learn leave let listen locate lose maintain make manage meet
  meditate migrate mitigate motivate move negotiate notify obtain offer open optimise optimize organise organize overcome own participate pay perform pick please postpone practise
  prepare prevent prioritise prioritize produce promote propose protect prove provide publish put raise reach read receive recommend recruit reduce refund register relocate remember remind
  remove renew renovate repair replace reply repot reschedule resign resolve respond restore retain return review save schedule secure see select sell send serve set share
  shorten sign simplify sing sit solve speak spend stay stop store strengthen submit succeed suggest support take talk teach tell thank think throw try turn understand update upgrade
  upload use verify visit wait warn wear welcome win wish write automate migrate onboard troubleshoot configure deploy integrate meal-prep crochet knit sew juggle swim ski surf whittle brew
  ferment pickle freelance unclog`
    .split(/\s+/)
    .filter(Boolean),
);

/** Infinitives that are as often nouns: an object must follow before they are taken for verbs. */
export const NOUN_LIKE_VERBS: ReadonlySet<string> = new Set(
  `approach attempt back balance block book break budget call care challenge change charge check claim close code coach contract cover dance date deal design
  diet dress email exercise experience export face feed film finance focus form garden grade guide hand head heat increase import interview iron label land lift light limit link lock
  mail map mark market match measure mix monitor name need network nurture order pack paint park pass pause phone photograph plan plant play point post practice present press price print
  process program push question race rank rate record release rent report request research rest ride run sample scale score season set shape ship shop show sleep smoke sound
  sponsor start step stretch structure study style surprise survey switch table tailor target taste test time tour track trade train transfer travel treat trim trust type value vote walk wash watch
  water weigh work wrap handle host plan use help visit support stop turn cut drive study cook clean review cook repair offer update`
    .split(/\s+/)
    .filter(Boolean),
);

/** Third-person verbs that product facts use, beside what the tagger finds. */
export const FACT_VERBS: ReadonlySet<string> = new Set(
  `absorbs accepts adapts adds adjusts alerts allows analyses attaches automates backs blends blocks boosts brews brightens builds burns calculates captures charges checks cleans
  clears clips collects combines comes compares connects contains controls converts cooks cools costs counts covers creates cuts delivers detects dims displays dries drives eases
  eliminates enables encrypts ends exports extends fastens features fights fills filters finds fits floats flows folds follows gives glides grinds grips grows guides handles
  hangs has heals heats helps hides holds hydrates imports improves includes integrates keeps kills lasts leaves lets lifts lights links lists locks looks lowers makes manages
  masks matches measures mixes moisturises moisturizes monitors mounts moves needs notifies nourishes offers opens organises organizes packs pairs peels plans plays plugs pours
  powers prepares prevents prints produces protects provides pumps purifies raises reaches reads recharges records recycles reduces refills reminds removes replaces reports
  requires resists rests rinses rolls rotates runs saves scans schedules screws seals seats sends serves sets shades shares shines ships shows shuts simplifies sits slides slips
  smells snaps softens solves soothes sorts spins splits spreads stacks stands starts stays stops stores streams strengthens stretches suggests supports swaps swings switches
  syncs takes tastes teaches tells tightens tilts tracks transcribes translates traps treats trims tunes turns unfolds updates uses wakes warms washes weighs wipes withstands
  works wraps writes`
    .split(/\s+/)
    .filter(Boolean),
);

/** Nouns that usually stand before a product to say which: no names. */
export const USUAL_MODIFIERS: ReadonlySet<string> = new Set(
  `soy leather wool cotton linen silk bamboo oak walnut pine teak ash steel glass brass copper coffee tea travel desk office kitchen garden baby kids child dog cat pet phone car bike beach winter summer spring autumn
  merino cashmere denim velvet canvas rubber plastic paper wood metal stone clay ceramic porcelain gold silver olive lavender honey vanilla chocolate fruit energy protein breakfast lunch picnic camping hiking running yoga
  sport gym fitness home house wall floor window door table bed bath hand face hair body foot head ear eye skin sun rain snow water wine beer milk bread cheese herb plant flower tree fish meat budget family
  business school student music video photo art craft design web cloud project time task team email data security password invoice payroll accounting booking memory air gas power battery solar mountain city road river sea
  lake forest luxury budget premium starter gift holiday weekend evening night morning day second mini micro eco bio pocket laptop tablet computer subscription product app`
    .split(/\s+/)
    .filter(Boolean),
);
