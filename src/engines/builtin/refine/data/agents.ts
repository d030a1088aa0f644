import { wordSet } from '../text/words.js';
import { regex } from '../../text/regex.js';

/** Nouns of those who act; a passive is turned round only for “by” with one of them, a pronoun or a person's name, not “by 2019”. */
export const AGENT_NOUNS = wordSet`
  team teams board boards company companies firm firms committee committees department departments government
  council agency agencies ministry parliament court police army union association foundation charity
  university school hospital bank startup business organisation organization institute institution group crew
  staff management leadership family community public press media jury panel club band office people person
  man men woman women child children boy boys girl girls adult adults student students teacher teachers doctor
  doctors nurse nurses lawyer lawyers judge judges engineer engineers developer developers designer designers
  manager managers director directors president ceo cto cfo boss bosses employee employees worker workers
  colleague colleagues customer customers client clients user users visitor visitors guest guests member
  members volunteer volunteers expert experts scientist scientists researcher researchers analyst analysts
  author authors writer writers editor editors artist artists musician musicians actor actors chef chefs cook
  cooks waiter farmer farmers baker bakers builder builders driver drivers pilot pilots officer officers agent
  agents supplier suppliers buyer buyers seller sellers lender borrower borrowers employer employers vendor
  vendors partner partners contractor contractors consultant consultants investor investors founder founders
  owner owners landlord tenant tenants neighbour neighbours neighbor neighbors friend friends parent parents
  mother father brother sister mayor minister senator professor professors coach coaches captain auditor
  auditors accountant accountants administrator administrators operator operators technician technicians
  mechanic mechanics plumber electrician architect architects inspector inspectors reviewer reviewers tester
  testers hacker hackers attacker attackers thief thieves critic critics journalist journalists reporter
  reporters citizen citizens resident residents voter voters player players dog dogs cat cats everyone
  everybody someone somebody nobody anyone specialists specialist assistant assistants secretary receptionist
  readers reader speakers speaker applicants applicant candidates candidate participants participant
  competitor competitors craftsmen artisans surveyor surveyors insurer insurers policyholder policyholders guardian guardians
  occupier hirer treasurer caretaker dentist pharmacist physician
`;

/** Capitalised words after “by” that are no one. */
export const NOT_AGENTS = regex.i`^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|q[1-4]|e-?mail|phone|fax|post|mail|hand|car|train|bus|plane|air|sea|law|default|mistake|accident|chance|now|then|noon|midnight|tomorrow|today|itself|themselves|himself|herself|\d.*)$`;
