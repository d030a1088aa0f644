const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** End like plurals and take the singular verb, or either. */
export const SINGULAR_IN_S = words(
  `
    aerobics innings sweepstakes gallows news physics mathematics maths economics politics statistics ethics athletics gymnastics linguistics
    electronics logistics mechanics series species gas bus lens campus status virus bonus focus diabetes measles
    headquarters means works waterworks barracks crossroads atlas canvas pancreas christmas chaos cosmos alias bias iris
    tennis premises odds acoustics tactics analytics graphics sales savings perhaps always sometimes this his
    its yes plus versus was is has does goes says needs wants likes knows makes takes
  `,
);

/** Plurals without an s. */
export const IRREGULAR_PLURALS = words(
  'people children men women mice lice feet teeth geese criteria phenomena',
);

/** Take the plural verb, or either, although they don't end like plurals: groups, adjectives that stand for people, Latin plurals. */
export const NOT_SURELY_SINGULAR = words(
  `
    wealthy hungry needy lonely lucky unlucky greedy faithful dice swine thirty forty fifty sixty seventy eighty
    ninety hundred people children men women mice feet teeth geese police cattle workforce congregation clientele membership
    leadership trio duo data media criteria bacteria phenomena alumni fungi cacti stimuli larvae algae and but
    staff team family company group committee government public crew band class club council firm board audience
    majority minority press couple rest number lot variety range jury army department management choir faculty
    pair cast panel party side squad union opposition crowd population community household gang mob orchestra
    bank ministry school college university hospital church sheep fish deer aircraft spacecraft offspring youth elite folk clergy enemy half quarter third
    dozen handful few many others other rich poor young old elderly sick dead living deaf blind homeless wise
    brave weak strong innocent guilty following latter former above first last next second best worst most least
    same only one two three four five six seven eight nine ten hundred thousand million french british english
    salmon trout shrimp squid cod livestock poultry vermin personnel infantry vulnerable more most moratoria
    curricula stadia memoranda symposia millennia spectra strata errata addenda referenda
    dutch irish welsh scottish chinese japanese portuguese spanish swiss vietnamese
  `,
);

/** Between an article and its noun; any other word there may be a verb or a noun. */
export const ADJECTIVES = `new|old|other|latest|last|first|final|main|best|big|small|good|bad|great|young|local|whole|entire|current|previous|next|red|blue|green|black|white|little|long|short|nice|free|own|full|early|late|daily|weekly|monthly|annual|large|many|few|two|three|four|five|favou?rite|biggest|general|special|second|third|former|original|opening(?= hours| times)|customer(?= service| support| care)|(?:washing|coffee|ticket)(?= machine)|(?:phone|order|tracking)(?= number)|(?:bus|train|taxi|delivery)(?= driver| service)`;
