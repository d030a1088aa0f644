import { regex } from '../../text/regex.js';

/** What belongs to offices, courts, clinics, banks and laboratories, as beginnings of words that many readers do not know. A data file. */
const BEGINNINGS = `
abat(?:e|ement)|abrogat|abstain|accru|acquiesc|actuar|adduc|adhere(?:nce|d)|adjourn|adjudicat|aetiolog|affidavit|affix|aforesaid|aggregat|allocat
amorti[sz]|ancillar|annuit|annul|anomal|antecedent|appertain|apportion|appropriat(?:ed|ion)|arbitrat|arrears|ascertain|asymptom|attainment|attest
attribut(?:able|ed)|authenticat|beneficiar|biannual|bilateral|biops|borne|breach|capitali[sz]|cessation|clawback|cognisan|cognitive|cognizan|cohort
collateral|commensurate|compliant|concession|concomitant|concur|conducive|congruen|consensus|consent|consortium|constitutes?$|contiguous|contingen
contraindicat|contraven|convalesc|corroborat|covenant|credential|cumulative|debenture|decile|deem|default(?:ed|s)$|defendant|deferr|deficien|delineat
demise|demograph|depreciat|derogat|devolv|differentiat|dilapidat|disaggregat|disburs|discharge|discourse|discrepan|disparit|dispositi|disseminat
distrain|dividend|domicil|duly|edema|efficac|egress|emanat|embod|emergent$|emoluments?|empirical|encumbr|enforceab|entitlement|enumerat
equit(?:y|able)|erroneous|escrow|etiolog|exacerbat|excise|exempt|exonerat|expedit(?:e|ious)|expend(?:ed|iture)|extenuat|extrapolat|feasib|fiduciar
fiscal|forfeit|formative|forthwith|fungible|gestation|governance|gratuit|guarantor|habitual|haemorrh|hemorrh|hepatic|hereb|herein|hereto|heretofore
hitherto|holistic|hypertens|hypothe|idempoten|imped|impermissib|imprest|impugn|inaugur|incipient|inclement|incumb|incur|indemni|infrastructur|infring
ingress|inhibit|injunction|inoperab|insolven|instantiat|insur(?:ed|er)$|interim|intermittent|interoperab|intervention|intravenous|invoke|irrespective
iterat|jurisdiction|latency|leachate|lessee|lessor|leverag|levied|levy|liab|licensee|lien|liquidat|litigat|localis?ation|longitudinal|malfeas|malignan
mandat|manifest|mediat|methodolog|middleware|mitigat|modalit|moratorium|morbidit|negligen|neuro|notwithstanding|novat|obligat|obviat|occlu|occupan
oedema|onerous|ordinance|orthop|oscillat|outturn|paradigm|parameter|pathogen|payload|pecuniar|pedagog|percutaneous|perpetuit|persistent|pertain
pharmacolog|plaintiff|plasma|posolog|pre-?emptive|precede|precept|preclud|predicat|prerequisite|procur|prodrom|prognos|prohibit|prophyla|propriet
proprietary|prorat|provision(?:al|s|ed)|proviso|proximal|proximity|pursuant|quantif|quash|quorum|reallocat|recapitul|reciproc|reconcil|recoup|rectif
recurren|redact|redress|refrain|regress|reimburs|relinquish|remedia|remit|remunerat|renal|repatriat|repeal|repudiat|requisit|rescind|residual|respite
respondent|restitut|retention|retrospective|revert|sanction|scaffolding$|scalab|sedat|semiannual|sever(?:able|ance)|shortfall|solven
stakeholder|statut|stipulat|stringent|subcutaneous|subordinat|subrogat|subsid(?:y|ies|iar)|subsist|substantiat|substrate|summative|summons|supersed
surcharg|surrender|suspens|synops|systemic|tangible|tenur|termina(?:l|te)|testamentar|thereafter|thereb|therein|thereof|thereto|therewith|threshold
thrombo|throughput|titrat|tort$|tortious|transient|transitional|translocat|triangulat|tribunal|truncat|unilateral|unliquidated|usufruct|vacat|variance
vascular|vehicular|vest(?:ed|ing)|viab|vicarious|vicinity|void|waive|warrant(?:ed|ing|s)?$|whereas|whereb|wherein|whereupon|withh[eo]ld|withstand
yield
`;
export const HARD_TERM = regex.i`^(?:${BEGINNINGS.trim().replaceAll('\n', '|')})`;
/** Terms of several words. */
export const HARD_PHRASES = String.raw`pro rata|net of|written down|oral intake|straight[- ]line basis|load balancer|whole-class|prima facie|inter alia|null and void|force majeure|per capita|pro forma|without prejudice|written off|capital expenditure|ultra vires|bona fide`;
