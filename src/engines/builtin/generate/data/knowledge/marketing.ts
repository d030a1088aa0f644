import type { KnowledgeFrame } from './knowledge-frame.js';

// Business and marketing: data for writers to extend, long by nature. Practice, not figures.

export const MARKETING: readonly KnowledgeFrame[] = [
  {
    id: 'social-media',
    match:
      /\b(?:instagram|facebook|tiktok|social media|linkedin|pinterest|followers?|hashtags?|influencers?|youtube channel|content creat\w+)\b/i,
    name: 'social media',
    practice: 'business',
    context: [
      'A good feed works like a shop window: it is open all day, and it costs little to change.',
      'Most people decide where to go next with a phone in their hand.',
    ],
    benefits: [
      {
        heading: 'People see what you do',
        claim: "A picture of today's work says more than a page of self-description.",
        why: 'It shows that somebody is there, and that something is going on.',
      },
      {
        heading: 'Customers talk back',
        claim: 'Questions and comments tell you what people want to know.',
        why: 'You would otherwise pay for such answers, or never hear them.',
      },
      {
        heading: 'It costs time more than money',
        claim: 'A phone and a little patience are enough to begin.',
        why: 'Small businesses can keep up with large ones by being closer to what they show.',
      },
    ],
    points: [
      {
        heading: 'Post on a rhythm you can keep',
        question: 'How often should I post?',
        claim: 'Two good posts a week, every week, beat a burst of ten followed by silence.',
        why: 'Readers get used to accounts that show up reliably, and forget the others.',
        how: 'Prepare a week of posts in one sitting, and schedule them.',
        watch: 'If the rhythm slips, reduce it rather than abandon it.',
      },
      {
        heading: 'Make it easy to act',
        question: 'How do followers become customers?',
        claim: 'Interest fades quickly when the next step is hard to find.',
        why: 'Every extra tap loses people.',
        how: 'Put the address, the opening hours and one link in the profile, and check the link once a month.',
      },
      {
        heading: 'Answer people',
        question: 'Do I have to reply to comments?',
        claim: 'Comments and messages are conversations, not statistics.',
        why: 'A quick, friendly answer is visible to everyone who reads the thread later.',
        how: 'Set aside ten minutes a day to reply, and note the questions that keep coming up: each one is a future post.',
      },
      {
        heading: 'Show one thing at a time',
        question: 'What makes a good post?',
        claim: 'A post has room for one idea.',
        why: 'People look for a second or two and decide whether to stay.',
        how: 'Take one clear picture, write one sentence that could stand alone, and leave the rest for another day.',
      },
      {
        heading: 'Look at what worked',
        question: 'How do I know whether it works?',
        claim: 'A few numbers are enough to learn from.',
        why: 'Saves, replies and visits say more about interest than likes do.',
        how: 'Once a month, list the three best posts, and do more of what they have in common.',
      },
      {
        heading: 'Choose one platform first',
        question: 'Which platform should I use?',
        claim: 'It is better to be at home in one place than a guest in four.',
        why: 'Every platform has its own habits, and learning them takes attention.',
        how: 'Ask ten customers where they spend their time, and begin there.',
      },
    ],
  },
  {
    id: 'email-marketing',
    match: /\b(?:e-?mail marketing|newsletters?|mailing lists?|subject lines?)\b/i,
    name: 'email marketing',
    practice: 'business',
    context: [
      'An address given freely is a small act of trust, and it can be withdrawn with one click.',
      'Nobody minds an email that is useful; everybody minds one that is not.',
    ],
    benefits: [
      {
        heading: 'You reach people directly',
        claim: 'A message in the inbox does not depend on what a platform decides to show.',
        why: 'The list belongs to you, and it moves with you.',
      },
      {
        heading: 'Readers asked for it',
        claim: 'People on your list have shown an interest already.',
        why: 'Talking to them is easier than winning strangers.',
      },
      {
        heading: 'You can see what interests people',
        claim: 'Replies and clicks show which subjects matter.',
        why: 'The next issue becomes easier to write.',
      },
    ],
    points: [
      {
        heading: 'Say what readers will get',
        question: 'How do I get subscribers?',
        claim: 'People sign up for something, not for "news".',
        why: 'A clear promise is easier to accept and easier to keep.',
        how: 'Write one sentence at the form: what you send, how often, and for whom it is useful.',
      },
      {
        heading: 'Write the subject last',
        question: 'What makes a good subject line?',
        claim: 'A good subject says what is inside.',
        why: 'Tricks work once, and after that they cost readers.',
        how: 'Name the most useful thing in the message in six to eight words, and read it aloud.',
      },
      {
        heading: 'Keep to one aim',
        question: 'How much belongs in one message?',
        claim: 'A message with one aim gets more done than one with five.',
        why: 'Every further link competes with the one you care about.',
        how: 'Decide what the reader should do, put it near the top, and repeat it once at the end.',
      },
      {
        heading: 'Sound like a person',
        question: 'How should I write?',
        claim: 'People answer people.',
        why: 'A message that could have been sent by any company is deleted like all the others.',
        how: 'Write as you would to one customer whom you know, sign with a name, and answer the replies.',
      },
      {
        heading: 'Keep the list clean',
        question: 'What about people who never open it?',
        claim: 'A small list of readers is worth more than a large one of strangers.',
        why: 'Messages that nobody opens make the others harder to deliver.',
        how: 'Ask silent readers twice a year whether they still want to hear from you, and let them go if they do not answer.',
        watch: 'Make leaving as easy as joining.',
      },
      {
        heading: 'Send it when you have something to say',
        question: 'How often should I send it?',
        claim: 'A rhythm is good, and a reason is better.',
        why: 'Readers forgive a late issue more easily than an empty one.',
        how: 'Collect ideas in one place during the month, and skip an issue when the list is empty.',
      },
    ],
  },
  {
    id: 'seo',
    match:
      /\b(?:seo|search engines?|google ranking|rank(?:ing)? (?:on|in) google|organic traffic|backlinks?)\b/i,
    name: 'search engine optimisation',
    practice: 'business',
    context: [
      'Somewhere, somebody is typing the question that your page could answer.',
      'Search engines try to guess what people want; the surest way to please them is to know it.',
    ],
    benefits: [
      {
        heading: 'People come with a question',
        claim: 'A visitor from a search wants to know something right now.',
        why: 'You do not have to win their attention, only to deserve it.',
      },
      {
        heading: 'Good pages keep working',
        claim: 'A useful page goes on being found long after it was written.',
        why: 'The effort is made once and improved a little at a time.',
      },
      {
        heading: 'The site gets better for everyone',
        claim: 'Clear headings and quick pages help readers as much as machines.',
        why: 'The two aims are closer than they seem.',
      },
    ],
    points: [
      {
        heading: 'Start from real questions',
        question: 'Where do I begin?',
        claim: 'The best keywords are the words your customers use.',
        why: 'Trade terms are for people who know the answer already.',
        how: 'Write down twenty questions that people have asked you in their own words, and give each its own page or section.',
      },
      {
        heading: 'Answer at the top',
        question: 'How should a page be built?',
        claim: 'Readers want the answer first and the explanation afterwards.',
        why: 'Nobody scrolls through a history lesson to find opening hours.',
        how: 'Put a short, complete answer into the first paragraph, and let the details follow under clear headings.',
      },
      {
        heading: 'Write titles for people',
        question: 'What about titles and descriptions?',
        claim: 'The title decides whether somebody clicks.',
        why: 'It is the one sentence that stands beside all the others.',
        how: 'Say what the page gives the reader, with the main word near the front, and keep the promise.',
      },
      {
        heading: 'Make pages quick and readable',
        question: 'What about technology?',
        claim: 'A page that loads slowly is a closed door.',
        why: 'People leave before they have seen what you wrote.',
        how: 'Shrink the pictures, remove what nobody uses, and read every page on a phone.',
      },
      {
        heading: 'Link what belongs together',
        question: 'Do links matter?',
        claim: 'A link is a recommendation, also within your own site.',
        why: 'Readers and machines find pages by way of other pages.',
        how: 'From each new page, link to two older ones that help the reader further, and add a link back.',
      },
      {
        heading: 'Improve before you add',
        question: 'How often should I publish?',
        claim: 'An old page that is nearly good is the cheapest way forward.',
        why: 'It has been found already; it only needs to be worth staying on.',
        how: 'Every month, take the page with the most visitors and answer the question that it leaves open.',
      },
    ],
  },
  {
    id: 'small-business',
    match:
      /\b(?:small (?:business|shop|compan)\w*|start(?:ing)? (?:a|your own) (?:business|company|shop|café|cafe)|start-?ups?|entrepreneur\w*|local (?:customers|business\w*|shops?)|marketing|branding|customers?|sales|bakeries|shop owners?|online (?:shop|store)s?|e-?commerce|selling)\b/i,
    name: 'running a small business',
    practice: 'business',
    context: [
      'A small business has one great advantage: the person who decides is the person who hears the customer.',
      'Most good ideas fail not because they are wrong but because nobody heard of them in time.',
    ],
    benefits: [
      {
        heading: 'You are close to your customers',
        claim: 'In a small business, a complaint reaches the right person in a minute.',
        why: 'What is heard can be changed the same day.',
      },
      {
        heading: 'You can decide quickly',
        claim: 'No committee stands between an idea and a first try.',
        why: 'Trying is the cheapest way of finding out.',
      },
      {
        heading: 'People buy from people',
        claim: 'A face and a name are remembered longer than an advert.',
        why: 'Trust is easier to give to someone you have met.',
      },
    ],
    points: [
      {
        heading: 'Know whom you serve',
        question: 'Who is my customer?',
        claim: '"Everyone" is not a customer.',
        why: 'An offer for everyone is the first choice of no one.',
        how: 'Describe three real customers: what they came for, what they nearly bought elsewhere, and why they stayed.',
      },
      {
        heading: 'Say what you do in one sentence',
        question: 'How do I describe what I offer?',
        claim: 'People recommend what they can describe.',
        why: 'If your sentence takes a minute, nobody will repeat it.',
        how: 'Finish the sentence "We help … to …", try it on a stranger, and leave out the word that needed explaining.',
      },
      {
        heading: 'Look after the customers you have',
        question: 'How do I get more business?',
        claim: 'The easiest sale is the second one.',
        why: 'Someone who was happy once needs a reminder rather than an argument.',
        how: 'Keep a list of past customers, and give each of them a good reason to come back at the right moment.',
      },
      {
        heading: 'Ask for recommendations',
        question: 'How does word of mouth start?',
        claim: 'Happy customers are glad to help and rarely think of it.',
        why: 'A recommendation carries a trust that no advert can buy.',
        how: 'Ask right after a good moment, and make it easy: one link, one sentence, one minute.',
      },
      {
        heading: 'Try small before you spend big',
        question: 'How do I test an idea?',
        claim: 'An idea is a question that customers can answer.',
        why: 'A week of trying costs less than a month of planning.',
        how: 'Offer it to ten people, count how many say yes with their purse, and decide then.',
        watch: 'Friends say yes to be kind, so ask strangers too.',
      },
      {
        heading: 'Watch a few figures',
        question: 'Which figures matter?',
        claim: 'Money in, money out, and how long it will last: that is enough to begin with.',
        why: 'A business can be busy and still run out of cash.',
        how: 'Look at the same three figures on the same day every week, and write down what surprised you.',
      },
    ],
  },
  {
    id: 'customer-service',
    match:
      /\b(?:customer (?:service|support|experience|satisfaction|loyalty)|complaints?|unhappy customers?|client relations\w*)\b/i,
    name: 'customer service',
    practice: 'business',
    context: [
      'People rarely remember that everything went well; they remember how you dealt with what did not.',
      'A complaint is a customer who has not left yet.',
    ],
    benefits: [
      {
        heading: 'Customers come back',
        claim: 'Someone who was helped once has a reason to return.',
        why: 'Keeping people is less work than winning new ones.',
      },
      {
        heading: 'You hear what is wrong',
        claim: 'Every question points at something that could be clearer.',
        why: 'Put right once, it saves the next ten questions.',
      },
      {
        heading: 'Your name gets around',
        claim: 'People talk about help they did not expect.',
        why: 'Such a story is worth more than a slogan.',
      },
    ],
    points: [
      {
        heading: 'Answer first, solve second',
        question: 'How fast should I reply?',
        claim: 'A quick sign of life takes the edge off most problems.',
        why: 'Waiting without news is worse than waiting.',
        how: 'Confirm within the day that you have seen it, and say when the real answer will come.',
      },
      {
        heading: 'Let people finish',
        question: 'How do I deal with angry customers?',
        claim: 'Anger needs a moment to be heard before it can listen.',
        why: 'Explanations that come too early sound like excuses.',
        how: 'Listen to the end, repeat the problem in your own words, and say what you will do.',
      },
      {
        heading: 'Own the problem',
        question: 'What if it was not our fault?',
        claim: 'The customer does not care which department it was.',
        why: 'Being passed on is the part that people tell their friends about.',
        how: 'Whoever hears it first stays responsible until the customer says that it is solved.',
      },
      {
        heading: 'Use plain words',
        question: 'How should I write to customers?',
        claim: 'A clear answer is half of the help.',
        why: 'Standard phrases sound as if nobody had read the question.',
        how: 'Answer the question in the first sentence, give the steps in order, and leave out everything the customer need not know.',
      },
      {
        heading: 'Put things right generously',
        question: 'Should I offer compensation?',
        claim: 'A small gesture at the right moment turns a bad day into a good story.',
        why: 'Its value lies in the fact that nobody had to ask for it.',
        how: 'Give everyone in the team a small sum that they may use without asking.',
      },
      {
        heading: 'Write down what keeps coming back',
        question: 'How do we get better?',
        claim: 'The same question three times is a task for you.',
        why: 'It shows where the page, the product or the process is unclear.',
        how: 'Keep a running list, and remove the first item on it every month.',
      },
    ],
  },
  {
    id: 'writing',
    match:
      /\b(?:writing|copywriting|blog(?:ging)?|storytelling|headlines?|write better|proofread\w*|editing|journal(?:l?ing)|novels?|podcast\w*)\b/i,
    name: 'writing',
    practice: 'skill',
    context: [
      'A clear text is a courtesy: somebody has done the thinking so that the reader need not.',
      'Nobody sees the first draft, which is why it may be bad.',
    ],
    benefits: [
      {
        heading: 'You find out what you think',
        claim: 'Writing shows the gaps that talking covers up.',
        why: 'A thought that will not fit into a sentence is not finished.',
      },
      {
        heading: 'You reach people you will never meet',
        claim: 'A text works while you are asleep.',
        why: 'It can be read, passed on and found again.',
      },
      {
        heading: 'You save everyone time',
        claim: 'What is written down once need not be explained ten times.',
        why: 'Readers can take it at their own pace.',
      },
    ],
    points: [
      {
        heading: 'Know what you want to say',
        question: 'How do I start?',
        claim: 'Before the first sentence comes the last one: what should the reader take away?',
        why: 'Without it, a text wanders, however nice the sentences are.',
        how: 'Write the message in one line at the top of the page, and delete it when you have finished.',
      },
      {
        heading: 'Write badly first',
        question: 'How do I get over the empty page?',
        claim: 'A first draft only has to exist.',
        why: 'Writing and judging at the same time is like driving with the brake on.',
        how: 'Set a timer for twenty minutes, do not go back, and mark what is missing with a bracket.',
      },
      {
        heading: 'Cut',
        question: 'How do I make it better?',
        claim: 'Most texts improve by losing a tenth.',
        why: 'Readers do not miss what is not there.',
        how: 'Delete the first paragraph and see whether anything is lost; then do the same with every "very", "really" and "in order to".',
      },
      {
        heading: 'Prefer the concrete',
        question: 'What makes a text lively?',
        claim: 'People see "a wet dog in the hall" and do not see "unpleasant circumstances".',
        why: 'Pictures stay, abstractions slip away.',
        how: 'Wherever you have written a general word, ask for an example, and keep the better of the two.',
      },
      {
        heading: 'Read it aloud',
        question: 'How do I check the style?',
        claim: 'The ear finds what the eye forgives.',
        why: 'Where you run out of breath, the sentence is too long.',
        how: 'Read at speaking pace, and mark every place where you stumble.',
      },
      {
        heading: 'Let it rest',
        question: 'When is it finished?',
        claim: 'Tomorrow you will read what you wrote; today you read what you meant.',
        why: 'Distance is the best editor that costs nothing.',
        how: 'Sleep on it, print it, or at least go for a walk before the last pass.',
      },
    ],
  },
  {
    id: 'events-business',
    match: /\b(?:trade (?:fair|show)s?|networking|conferences?|webinars?|workshops?)\b/i,
    name: 'professional events',
    practice: 'event',
    context: [
      'The best thing about an event usually happens in the break.',
      'A day among people who do similar work can save months of finding out alone.',
    ],
    benefits: [
      {
        heading: 'You meet people who know',
        claim: 'Half an hour with somebody who has done it beats a week of reading.',
        why: 'They tell you what nobody writes down.',
      },
      {
        heading: 'You see your work from outside',
        claim: 'Explaining what you do to strangers shows what is clear and what is not.',
        why: 'Their questions are free advice.',
      },
      {
        heading: 'Contacts last',
        claim: 'A good conversation can lead to something years later.',
        why: 'People remember who was interested in them.',
      },
    ],
    points: [
      {
        heading: 'Decide what you want from it',
        question: 'Is it worth going?',
        claim: 'Go with one question that you would like answered.',
        why: 'Without it, the day fills up with whatever is nearest.',
        how: 'Write the question on a card, and ask it of everyone you talk to.',
      },
      {
        heading: 'Prepare a short introduction',
        question: 'How do I introduce myself?',
        claim: 'Two sentences about yourself are enough to begin with.',
        why: 'A long introduction is a speech; a short one is an invitation.',
        how: 'Say what you do and what you are working on at the moment, then ask the same.',
      },
      {
        heading: 'Ask and listen',
        question: 'How do I start a conversation?',
        claim: 'Being interested is easier than being interesting.',
        why: 'People enjoy talking about their work when somebody wants to know.',
        how: 'Ask what brought them here, and what has been the best part so far.',
      },
      {
        heading: 'Take notes at once',
        question: 'How do I remember everyone?',
        claim: 'By the evening, five conversations have become one.',
        why: 'Names fade first, promises second.',
        how: 'After each talk, note a name, a subject and a next step.',
      },
      {
        heading: 'Follow up within three days',
        question: 'What should I do afterwards?',
        claim: 'A contact is only a contact once you have written.',
        why: 'After a week, most people no longer know who you were.',
        how: 'Refer to something you talked about, send what you promised, and suggest one next step.',
      },
    ],
  },
];
