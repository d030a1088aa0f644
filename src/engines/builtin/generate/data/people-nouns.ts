// A word list: nouns for people and groups, by which "for …" and "to …" are known to name readers.

export const PEOPLE_NOUNS: ReadonlySet<string> = new Set(
  `accountant adult agency agent amateur analyst architect artist athlete attendee audience author baker band barista beginner blogger board boss brand builder business buyer caretaker janitor roommate flatmate housemate grandmother grandfather grandma grandpa aunt uncle cousin sister brother wife husband son daughter father boyfriend girlfriend nephew niece camper candidate carer
  chef child client climber clinic club coach colleague collector commuter company consultant contractor couple council craftsman creator crew customer cyclist dad dancer dentist designer developer
  diver doctor donor driver editor employee employer engineer enthusiast entrepreneur executive everyone expert family fan farmer founder foreigner freelancer friend gamer gardener girl graduate
  grandparent group guest hiker hobbyist holidaymaker homeowner host household hotel hr individual instructor intern introvert investor jobseeker journalist junior kid landlord lawyer leader learner
  librarian listener local maker manager marketer mechanic member mentor mum musician mother neighbour neighbor newbie newcomer non-expert novice nurse office-worker organisation organization
  owner painter parent partner passenger patient pensioner people photographer physician player podcaster police professional professor programmer publisher pupil reader recruiter remote-worker
  renter resident restaurant retailer retiree reviewer rider runner sailor salesperson school scientist senior shopper singer skier sponsor staff start-up startup stakeholder
  student subscriber supervisor supplier swimmer teacher team teen teenager tenant therapist toddler tourist tradesperson trainer traveler traveller user visitor volunteer voter walker
  woman man worker writer youngster youth vegetarian vegan hospital nonprofit charity firm shop store office enterprise department community church landlady committee director
  ceo cto applicant speaker contributor viewer follower biker backpacker crafter minimalist perfectionist extrovert caregiver dog-owner cat-owner breeder grower cook accountants creative minder`
    .split(/\s+/)
    .filter(Boolean),
);

const IRREGULAR = new Set([
  'people',
  'children',
  'men',
  'women',
  'staff',
  'police',
  'families',
  'businesses',
  'companies',
  'anyone',
  'everybody',
  'everyone',
  'somebody',
  'someone',
  'all',
]);

/** True when a phrase names people: its last word, or the one before "who", "with", "in", "of" … does. */
export function namesPeople(phrase: string): boolean {
  const head = phrase
    .toLowerCase()
    .split(/\s+(?:who|with|in|of|at|from|on|over|under|aged|that|without)\s+/)[0]
    ?.trim();
  const last =
    head
      ?.split(/[\s]+/)
      .at(-1)
      ?.replace(/[^a-z-]/g, '') ?? '';
  if (IRREGULAR.has(last) || PEOPLE_NOUNS.has(last)) return true;
  const singular = last
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|ch|sh|x)es$/, '')
    .replace(/s$/, '');
  return PEOPLE_NOUNS.has(singular) || PEOPLE_NOUNS.has(singular.split('-').at(-1) ?? '');
}
