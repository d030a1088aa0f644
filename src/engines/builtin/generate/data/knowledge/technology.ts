import type { KnowledgeFrame } from './knowledge-frame.js';

// Technology and software: data for writers to extend, long by nature. Practice that holds for any product or version.

export const TECHNOLOGY: readonly KnowledgeFrame[] = [
  {
    id: 'security',
    match:
      /\b(?:cyber ?security|passwords?|phishing|two-factor|2fa|data (?:protection|privacy|security|breach\w*)|online (?:safety|privacy|security)|privacy|hackers?|backups?|malware|ransomware|vpn|security)\b/i,
    name: 'security online',
    practice: 'technology',
    context: [
      'Most break-ins on the net begin not with clever technology but with a hurried click.',
      'Security is like brushing your teeth: dull, quick, and dear to neglect.',
    ],
    benefits: [
      {
        heading: 'Trouble stays small',
        claim: 'With precautions, a mistake costs an hour rather than a month.',
        why: 'A second lock and a copy make the difference.',
      },
      {
        heading: 'Others can trust you',
        claim: 'Customers and friends give you their data in good faith.',
        why: 'That faith is lost only once.',
      },
      {
        heading: 'You know where you stand',
        claim: 'Whoever has put things in order can react calmly.',
        why: "Panic is the attacker's best helper.",
      },
    ],
    points: [
      {
        heading: 'Use a password manager',
        question: 'How do I remember all my passwords?',
        claim: 'Nobody can remember fifty good passwords, so let a program do it.',
        why: 'A password used twice opens two doors when one of them is forced.',
        how: 'Choose one manager, start with email and bank, and let it make a new password each time you log in somewhere.',
      },
      {
        heading: 'Switch on the second factor',
        question: 'What is two-factor authentication good for?',
        claim: 'A second proof stops most people who have stolen the first.',
        why: 'A password can be copied from anywhere; your phone cannot.',
        how: 'Begin with the email account, because it can reset all the others, and keep the recovery codes on paper.',
      },
      {
        heading: 'Slow down at urgent messages',
        question: 'How do I recognise phishing?',
        claim: 'Pressure is the surest sign of a fraud.',
        why: 'People who are frightened do not check the sender.',
        how: 'Do not click: open the site or call the number you already know, and ask there.',
      },
      {
        heading: 'Install updates',
        question: 'Do updates matter?',
        claim: 'An update closes a door that others already know about.',
        why: 'Attackers read the list of repaired faults too.',
        how: 'Let devices update by themselves at night, and replace those that get none any more.',
      },
      {
        heading: 'Keep copies',
        question: 'How should I back up?',
        claim: 'Data that exists once does not really exist.',
        why: 'Theft, fire and mistakes do not announce themselves.',
        how: 'Keep three copies, on two kinds of medium, one of them somewhere else, and try once a year whether they can be read.',
      },
      {
        heading: 'Give out less',
        question: 'What about privacy?',
        claim: 'What nobody has stored, nobody can lose.',
        why: 'Every form is a promise by strangers to be careful.',
        how: 'Fill in only what is required, and delete accounts you no longer use.',
        watch:
          'If something has happened, change the passwords from another device, and tell those who are affected.',
      },
    ],
  },
  {
    id: 'ai',
    match:
      /\b(?:artificial intelligence|ai\b|machine learning|chatbots?|large language models?|llms?|generative|automation|automat(?:e|ing)|robots?|data science)\b/i,
    name: 'working with artificial intelligence',
    practice: 'technology',
    context: [
      'A new tool is first overrated, then underrated, and at last simply used.',
      'The question is rarely what the technology can do; it is which of your tasks it should do.',
    ],
    benefits: [
      {
        heading: 'Routine takes less time',
        claim: 'Drafts, sorting and summaries can be prepared while you do something else.',
        why: 'What remains is the part that needs judgement.',
      },
      {
        heading: 'A second pair of eyes',
        claim: 'A tool that finds gaps helps even when it is sometimes wrong.',
        why: 'You only need to check what it points out.',
      },
      {
        heading: 'A lower threshold',
        claim: 'People try things for which they would not have hired anyone.',
        why: 'A rough first version is easier to discuss than an idea.',
      },
    ],
    points: [
      {
        heading: 'Start with one dull task',
        question: 'Where should I begin?',
        claim: 'The best first use is something tedious, frequent and easy to check.',
        why: 'There you notice quickly whether it helps, and mistakes are cheap.',
        how: 'Make a list of what you do every week, and choose the item that bores you most.',
      },
      {
        heading: 'Check before you rely on it',
        question: 'Can I trust the results?',
        claim: 'A fluent answer is not a correct one.',
        why: 'Such systems sound equally sure when they are right and when they are wrong.',
        how: 'Decide beforehand how a result will be checked and by whom, and check all of it at first.',
      },
      {
        heading: 'Mind what you put in',
        question: 'What about data protection?',
        claim: 'Treat the input field like a postcard.',
        why: 'What has been sent is no longer only yours.',
        how: 'Keep names, contracts and health data out, unless you have settled in writing where they go.',
      },
      {
        heading: 'Say clearly what you want',
        question: 'How do I get better results?',
        claim: 'A precise request gets a useful answer.',
        why: 'The system does not know what you know.',
        how: 'State the purpose, the reader, the length and an example, and say what should be left out.',
      },
      {
        heading: 'Keep a person responsible',
        question: 'Who is to blame when it goes wrong?',
        claim: 'A machine cannot answer for a decision.',
        why: 'Those affected have a right to somebody they can talk to.',
        how: 'Name for each use the person who signs off the result.',
      },
      {
        heading: 'Measure whether it helps',
        question: 'Is it worth it?',
        claim: 'Interesting is not the same as useful.',
        why: 'Time saved in writing can be lost in checking.',
        how: 'Note for a month how long the task took before and takes now, checking included, and decide by that.',
      },
    ],
  },
  {
    id: 'software',
    match:
      /\b(?:software|programming|cod(?:e|ing)|developers?|apis?|test(?:ing)? (?:software|code)|unit tests?|test automation|debug\w*|refactor\w*|technical debt|git|devops|ci\/cd|continuous (?:integration|delivery)|deploy\w*|microservices?|kubernetes|docker|cloud (?:computing|migration|costs?)|cloud|databases?|python|javascript|typescript|web development|websites?|open source|documentation|agile|scrum|version control)\b/i,
    name: 'software work',
    practice: 'technology',
    context: [
      'Code is read far more often than it is written, usually by somebody in a hurry.',
      'Most trouble with software starts where two people had different things in mind.',
    ],
    benefits: [
      {
        heading: 'Changes stay cheap',
        claim: 'A tidy system can be changed on an ordinary afternoon.',
        why: 'Untidy ones make every change a project.',
      },
      {
        heading: 'Faults are found early',
        claim: 'What is checked at once is still fresh in the mind.',
        why: 'Weeks later, nobody knows why it was done that way.',
      },
      {
        heading: 'New people find their way',
        claim: 'Clear names and a short page of explanation shorten the first weeks.',
        why: 'Knowledge that lives in one head goes on holiday with it.',
      },
    ],
    points: [
      {
        heading: 'Make small changes',
        question: 'How large should a change be?',
        claim: 'A small change can be understood, checked and taken back.',
        why: 'In a large one, the fault hides among everything that is right.',
        how: 'Split the work until each step could be finished, reviewed and shipped within a day or two.',
      },
      {
        heading: 'Write the test while you remember',
        question: 'When should I write tests?',
        claim: 'A test is a promise that can be checked by a machine.',
        why: 'It guards what you know today against what somebody will change tomorrow.',
        how: 'For each fault you fix, first write the test that shows it, and keep it.',
      },
      {
        heading: 'Name things carefully',
        question: 'What makes code readable?',
        claim: 'A good name saves a comment.',
        why: 'Readers form their picture from names before they read the details.',
        how: 'Say what it is for in the words of the people who use it, and rename it as soon as the meaning has changed.',
      },
      {
        heading: 'Automate what you do twice',
        question: 'What should be automated?',
        claim: 'A step that is done by hand will be forgotten on the day it matters.',
        why: 'Machines do not get tired on a Friday.',
        how: 'Put building, checking and releasing into one command, and let it run on every change.',
      },
      {
        heading: 'Watch it in use',
        question: 'How do I know that it works?',
        claim: 'It works when it works for the people who use it.',
        why: 'Real data finds every gap that was overlooked.',
        how: 'Log what matters, set one alarm for what hurts customers, and look at it after each release.',
      },
      {
        heading: 'Keep the way back open',
        question: 'What if a release fails?',
        claim: 'Every release needs a way to undo it.',
        why: 'With a way back, mistakes are embarrassing rather than dangerous.',
        how: 'Practise going back on a quiet day, and note how long it takes.',
      },
    ],
  },
  {
    id: 'digital-tools',
    match:
      /\b(?:spreadsheets?|excel|project management|crm|slack|notion|digital transformation|digitali[sz]\w+|paperless|video calls?|apps?|smart ?home|smart devices?|technology|internet|5g|computers?|wi-?fi|3d printing|virtual reality|blockchain|crypto\w*)\b/i,
    name: 'digital tools',
    practice: 'technology',
    context: [
      'A tool solves the problem you understand and multiplies the one you do not.',
      'Introducing new technology is one part technology and three parts people.',
    ],
    benefits: [
      {
        heading: 'Less copying',
        claim: 'What is entered once need not be typed again.',
        why: 'Copying is where most mistakes come from.',
      },
      {
        heading: 'Everyone sees the same',
        claim: 'With one shared place, nobody works on an old version.',
        why: 'That ends a whole class of misunderstandings.',
      },
      {
        heading: 'Things can be found',
        claim: 'A search field beats a good memory.',
        why: 'It works also when somebody is on holiday.',
      },
    ],
    points: [
      {
        heading: 'Describe the problem first',
        question: 'Which tool should I choose?',
        claim: 'Without a problem, every tool looks useful.',
        why: 'Features impress in a demonstration and are forgotten in use.',
        how: 'Write down what takes too long today, how often, and how you would notice that it had got better.',
      },
      {
        heading: 'Try it with a few people',
        question: 'How do I introduce it?',
        claim: 'Five people who want it are a better start than fifty who must.',
        why: 'They find the snags and become the ones who explain it.',
        how: 'Choose one real task, run it for four weeks, and decide in public whether to go on.',
      },
      {
        heading: 'Tidy up before you move',
        question: 'What about the old data?',
        claim: 'A mess in a new system is still a mess.',
        why: 'Moving is the one moment when everyone accepts throwing things away.',
        how: 'Take along only what was used in the last year, and archive the rest.',
      },
      {
        heading: 'Agree on simple rules',
        question: 'How does it stay usable?',
        claim: 'Every shared tool needs three rules and somebody who keeps an eye on them.',
        why: 'Otherwise each person invents their own order.',
        how: 'Settle how things are named, where they go, and when they are deleted, on one page.',
      },
      {
        heading: 'Switch the old way off',
        question: 'Why does nobody use the new tool?',
        claim: 'Two ways of doing the same thing are one too many.',
        why: 'As long as the old one is open, people will go back to it under pressure.',
        how: 'Name a date, announce it early, and keep it.',
      },
      {
        heading: 'Ask again after three months',
        question: 'How do I know whether it was worth it?',
        claim: 'The first weeks prove nothing.',
        why: 'Curiosity wears off, and so does resistance.',
        how: 'Compare with what you wrote down at the start, and have the courage to stop.',
      },
    ],
  },
];
