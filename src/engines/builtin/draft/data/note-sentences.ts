import { regex } from '../../text/regex.js';
import { table } from '../../text/table.js';

const ASK = '(?:ask|call|ring|phone|text|e-?mail|write to|contact|message|speak to|see)';
const PRICE = String.raw`(?:from )?[£€¥\ue024\d][^,;]*`;
const TREAT = String.raw`(?:(?:free|live|hot|cold|homemade|home-made) )?(?:food|drinks?|music|cakes?|pizza|snacks|refreshments|coffee|tea|stalls|games|face painting|dancing|prizes|crafts|an? (?:\p{Ll}+ )?(?:bar|raffle|tombola|barbecue|bbq|buffet|quiz|disco|bouncy castle|dog show))`;
const MASS = String.raw`(?:[\p{Ll}-]+ )?(?:food|equipment|training|parking|booking|lunch|breakfast|dinner|coffee|cake|help|transport|childcare|music|experience|registration|everything|everyone|everybody|anyone|entry)`;

/** Notes of notices and events that are no sentences, and the sentence that each is. `{x}` and `{y}` are the words of the note. */
const ROWS = table`
(?:please )?rsvp(?<x>.*) → Please RSVP{x}
(?<x>(?:merry|happy) (?:christmas|new year|easter|holidays?).*) → {x}
(?:free (?:entry|entrance|admission)|(?:entry|entrance|admission):? (?:is )?free)(?<x>.*) → Entry is free{x}
tickets?:? (?:are |at |cost )?(?<x>${PRICE}) → Tickets cost {x}
(?<y>tickets|forms|programmes|maps|copies):? (?<x>(?:from|at|on|via|in|online)(?! sale soon)(?: .+)?) → {y} are available {x}
(?<x>[£€¥\ue024]\d\S* (?:per|a|each|for)\b.*) → It costs {x}
(?:entry|entrance|admission):? (?<x>${PRICE}) → Entry costs {x}
(?<x>(?:takes|lasts|costs) (?:about |around |only |up to )?(?:\d|[£€\ue024]|nothing|an? |half|one|two|ten).*) → It {x}
no (?<x>(?:fresh |open )?(?:presents|gifts|flowers|dogs|pets|smoking|smokers|food|drinks|glass|bonfires|cash|cards|photos|phones|children|cars|bikes|shoes)),?(?: please)? → No {x}, please
doors(?: open)?(?: at)? (?<x>\d.*|noon) → Doors open at {x}
(?:starts?|begins?|kick-?off)(?: at)? (?<x>\d+(?:[.:\ue02e\ue03a]\d\d)?(?:[ \ue020]?[ap]m)?) → It starts at {x}
(?:until|till) (?<x>\d.*|noon|midnight|late) → It ends at {x}
(?<x>(?:[\p{Ll}-]+ )?(?:[\p{Ll}-]+s|children|people|all ages|all)) (?:(?:also|always|very|all) )?welcome(?<y>.*) → {x} are welcome{y}
(?<x>(?:[\p{Ll}-]+ ){1,2}\p{Ll}+s|[\p{Ll}-]+s) (?<y>(?:wanted|needed|required|provided|included|allowed|limited|expected)(?: .*)?) → {x} are {y}
(?<x>everyone|everybody|anyone) welcome(?<y>.*) → {x} is welcome{y}
(?<x>${MASS}) (?<y>(?:wanted|needed|required|essential|provided|included|limited)(?: .*)?) → {x} is {y}
no (?<x>[\p{Ll} -]+) (?:needed|required|necessary)(?<y>(?: (?:to|for|in|at|on|before)\b.*)?) → No {x} is needed{y}
(?<x>first \d+ .+ (?:get|gets|receive|pay|win)s? .+) → The {x}
(?<x>(?:free |limited )?parking (?:is )?(?:available )?(?:behind|at|in|on|for|next to|opposite|around|outside) .+) → There is {x}
(?<x>${TREAT}(?:(?:, | and |, and | & )${TREAT})*) → There will be {x}
(?<x>all (?:the )?(?:money|proceeds|profits)|proceeds|profits):? (?:goe?s? )?to (?<y>.+) → {x} go to {y}
(?:tel(?:ephone)?|phone)[.:\ue02e]? (?<x>\+?\d[\d \ue020\ue028\ue029-]{5,}) → The telephone number is {x}
(?:any )?questions (?:to|for) (?<x>.+) → Please send questions to {x}
(?:for )?(?:any )?(?:questions|details|more info(?:rmation)?),? (?<x>${ASK} .+) → For questions, please {x}
(?<x>(?:for|in) (?:anything |an? |any |case of )?(?:urgent|emergenc)[\p{Ll} ]*?),? (?:please )?(?<y>${ASK} .+) → {x}, please {y}
urgent (?<x>things|matters|cases|stuff|e-?mails|questions|enquiries):? (?:go )?to (?<y>.+) → Please send urgent {x} to {y}
urgent(?: \p{Ll}+)?:? (?<x>${ASK} .+) → For urgent matters, please {x}
new (?<x>address|phone number|number|e-?mail address|e-?mail|website)(?: is)?:? (?<y>\S*[\d\ue040\ue02e].*) → {My} new {x} is {y}
(?:with )?(?<x>(?:no|limited|little|hardly any) (?:regular )?access to .+) → {I} have {x}
(?<x>open (?:house|day|evening|morning)) (?<y>(?:on|from|at) .+) → There is an {x} {y}
same (?<x>(?:phone |e-?mail )?(?:number|address|place|venue|price|menu|entrance|team|time))(?<y>(?: as (?:before|usual|always|last \p{Ll}+))?) → The {x} is the same{y}
same (?<x>times|prices|hours|days|dates|numbers|rules)(?<y>(?: as (?:before|usual|always|last \p{Ll}+))?) → The {x} are the same{y}
`;

/** Notes as sentences, the first row that fits. */
export const NOTES = ROWS.map(([note = '', say = '']) => ({ note: new RegExp(`^(?:${note})$`, 'iu'), say }));

/** What the sender of an absence note, of a notice or an object is: “away until Monday”, “closed on Friday”. */
export const STATES = regex.iu`^(?<state>closed|open|shut|out of (?:order|service|use|action)|broken|not working|unavailable|under (?:repair|maintenance)|being \p{Ll}+ed|fully booked|cancelled|postponed|back (?:probably |again )?(?:on|from|at|in|by|to|\p{Lu}\p{Ll}+day)|moving|away|out of (?:the )?office|off (?:sick|work|until|from|on|till)|on (?:\p{Ll}+ )?(?:leave|holiday|vacation)|at an? \p{Ll}+|travelling|abroad)(?![\p{L}-])`;

/** What notes say of a person, as predicates. */
export const PERSON_NOTES = table`
(?<x>an? .+|(?:our|my|the) .+) → is {x}
(?<x>born .+) → was {x}
(?<x>(?:based|married|(?:best |well )?known (?:for|as)|fluent|interested|passionate|qualified|certified|engaged|specialised|specialized|originally|registered|responsible)\b.*) → is {x}
(?<x>(?:over |more than )?\d+\+?[ \ue020](?:years?|yrs?)) (?:of )?(?<y>\p{Ll}+ing .+) → has {x} of experience in {y}
(?<x>(?:over |more than )?\d+\+?[ \ue020](?:years|yrs) (?:in|at|with|as) .+) → has spent {x}
(?<x>(?:over |more than )?\d+\+?[ \ue020](?:years?|yrs)['’]? (?:of )?experience.*) → has {x}
(?<x>\p{Ll}+ing (?:\p{Ll}+ ){0,3}(?:since|for) .+) → has been {x}
(?<x>(?:mother|father|mum|dad|parent|member|fan|lover|native) of .+) → is a {x}
(?<x>(?:author|founder|co-founder|owner|director|editor|winner|chair\p{Ll}*|captain|creator|recipient) of .+) → is the {x}
(?<x>head of .+) → is {x}
(?<x>(?:keen|avid|proud|retired|former|self-taught|award-winning|freelance) .+) → is {a} {x}
(?<x>(?:PhD|MBA|MA|BA|BSc|MSc|degree|diploma|master['’]?s(?: degree)?) .+) → has {a} {x}
(?<x>(?:two|three|four|five|\d+) (?!years?\b)\p{Ll}+s(?: .*)?) → has {x}
`.map(([note = '', say = '']) => ({ note: new RegExp(`^(?:${note})$`, 'iu'), say }));

/** A job that needs an article: “structural engineer from Graz”. */
export const JOB = regex.iu`^(?:[\p{L}-]+ ){0,3}(?:\p{L}+ologist|engineer|chef|teacher|nurse|doctor|lawyer|solicitor|artist|illustrator|designer|developer|writer|author|poet|journalist|editor|photographer|musician|cellist|pianist|singer|scientist|biologist|chemist|physicist|historian|researcher|professor|lecturer|architect|carpenter|joiner|baker|potter|gardener|builder|plumber|electrician|farmer|consultant|coach|trainer|therapist|physiotherapist|psychologist|dentist|vet|midwife|pharmacist|accountant|economist|analyst|manager|programmer|maker|translator|librarian|dancer|actor|actress|director|producer|filmmaker|entrepreneur|founder|instructor|tutor|beekeeper|winemaker|brewer|barista|stylist|hairdresser|tailor|weaver|goldsmith|jeweller|guide|pilot|captain|runner|swimmer|cyclist|climber|student|graduate|volunteer|speaker|activist|officer|cleaner|carer|driver|cook|secretary|surgeon|composer|conductor|novelist|blogger)(?: (?:at|in|for|from|of|with|based|and|who|specialising)\b.*)?$`;

/** A verb with which a note goes on about its subject: “teaches at the university”, “took 18 months”. */
export const GOES_ON = regex.iu`^(?:(?:also|currently|previously|now|then|later) )?(?:teaches|taught|studies(?! in\b)|plays|played|loves|likes|enjoys|speaks|studied|trained|graduated|joined|grew up|wrote|writes|won|founded|co-founded|runs|ran|leads|led|holds|has|had|is|was|will|can|lives|lived|works|worked|starts|started|comes|came|takes|took|moves|moved|makes|made|sits|retires|retired|becomes|became|brings|brought|covers|replaces|reports to|leaves|left|served|serves|spent|spends|learned|learnt|sings|sang|paints|painted|bakes|cooks|volunteers|coaches|coached|collects|breeds|keeps|spoke|created|published|received|raised|hosts|organises|manages|managed|built|builds|designed|designs|exhibited|performed|performs|qualified|swims|climbs|cycles|runs|hikes|costs|cost|opens|opened|closes|replaced|saves|creates|seats|holds|offers|sells|owns|owned|supports|restores|grows|rides|specialises|specializes|fires|did) \S`;
