// Data, long by nature (over 150 lines). Outlines for what the engine knows nothing about, for writers to extend: headings with questions that a writer can
// answer. `{topic}` is the topic as a noun phrase; headings and prompts without it work for any.

export interface OutlineSection {
  heading: string;
  prompts: readonly string[];
}

export const OUTLINES: Readonly<Record<string, readonly OutlineSection[]>> = {
  history: [
    {
      heading: 'How it began',
      prompts: [
        'When and where does the story start, and who was there?',
        'What was missing before, and who felt it?',
        'Which source tells this part best?',
      ],
    },
    {
      heading: 'The people and places that shaped it',
      prompts: [
        'Name two or three people and say what each of them changed.',
        'Which place became known for it, and why there?',
      ],
    },
    {
      heading: 'Turning points',
      prompts: [
        'Which moment divides "before" from "after"?',
        'What was gained at that point, and what was lost?',
        'Who was against it, and what were their reasons?',
      ],
    },
    {
      heading: 'Setbacks and detours',
      prompts: [
        'Which attempt failed, and what was learned from it?',
        'What nearly brought the story to an end?',
      ],
    },
    {
      heading: 'What remains today',
      prompts: [
        'Where can a reader still see or hear it?',
        'Which question is open, and who is working on it?',
      ],
    },
  ],
  future: [
    {
      heading: 'Where things stand',
      prompts: [
        'Describe the present in two sentences that nobody would dispute.',
        'Which development of the last years matters most?',
      ],
    },
    {
      heading: 'What is changing',
      prompts: [
        'Name the change and who is driving it.',
        'What makes it likely to last?',
        'Which figure shows it, and where does it come from?',
      ],
    },
    {
      heading: 'What could slow it down',
      prompts: [
        'Cost, law, habit or technology: which is the real obstacle?',
        'Who would rather keep things as they are?',
      ],
    },
    {
      heading: 'What it means for the reader',
      prompts: ['What should be done differently, starting now?', 'What can safely wait?'],
    },
    {
      heading: 'What to watch',
      prompts: [
        'Which sign would show that the forecast is right?',
        'Which sign would show that it is wrong?',
      ],
    },
  ],
  risks: [
    {
      heading: 'What can go wrong',
      prompts: ['Name the three most likely problems, the most likely first.', 'Give an example of each.'],
    },
    {
      heading: 'How it comes about',
      prompts: ['What do people overlook at the start?', 'Which warning sign comes first?'],
    },
    {
      heading: 'Who is affected',
      prompts: ['Who carries the damage, and who decides?', 'Who is affected without knowing it?'],
    },
    {
      heading: 'What reduces the risk',
      prompts: [
        'Which precaution costs little and helps most?',
        'What should be checked, how often, and by whom?',
      ],
    },
    {
      heading: 'When to stop',
      prompts: ['At which point is it better to leave it?', 'What are the alternatives?'],
    },
  ],
  benefits: [
    {
      heading: 'What changes',
      prompts: ['What is different afterwards? Describe one ordinary day.', 'Which change shows first?'],
    },
    {
      heading: 'Who gains most',
      prompts: ['Describe the person or the group in one sentence.', 'Why do others gain less?'],
    },
    {
      heading: 'What it costs',
      prompts: ['Money, time, attention: what has to be given?', 'What has to be given up?'],
    },
    {
      heading: 'What the evidence says',
      prompts: ['Which source would convince a sceptical reader?', 'What is claimed often and shown rarely?'],
    },
    {
      heading: 'How to begin',
      prompts: ['What is the smallest first step?', 'How can the reader tell that it works?'],
    },
  ],
  how: [
    {
      heading: 'What you need before you start',
      prompts: [
        'List tools, materials, access and time.',
        'What should the reader know or have done already?',
      ],
    },
    {
      heading: 'The first step',
      prompts: ['Say what to do, in one instruction.', 'Say how it looks when it is done right.'],
    },
    {
      heading: 'The steps in between',
      prompts: [
        'One instruction a step, in the order of doing.',
        'Where do people go wrong, and how do they notice?',
        'Which step can be skipped, and when?',
      ],
    },
    {
      heading: 'How to tell that it worked',
      prompts: ['Name a check that takes less than a minute.', 'What should not happen any more?'],
    },
    {
      heading: 'If it did not work',
      prompts: ['Name the two commonest causes and the remedy for each.', 'Where can the reader get help?'],
    },
  ],
  why: [
    {
      heading: 'The short answer',
      prompts: ['Answer the question in two sentences.', 'Which word in the question needs explaining?'],
    },
    {
      heading: 'What happens',
      prompts: [
        'Describe it step by step, as if the reader were watching.',
        'Which comparison from daily life helps?',
      ],
    },
    {
      heading: 'What we do not know',
      prompts: ['Which explanations compete, and what speaks for each?', 'What would settle the matter?'],
    },
    {
      heading: 'What follows from it',
      prompts: ['What should the reader do, or stop doing?', 'Where does it show up in everyday life?'],
    },
  ],
  story: [
    {
      heading: 'Whom it is for',
      prompts: ['Who will hear or read it, and on which occasion?', 'What should they feel at the end?'],
    },
    {
      heading: 'The one image',
      prompts: [
        'Which scene, object or moment does everything hang on?',
        'What can be seen, heard and smelled there?',
      ],
    },
    {
      heading: 'What happens',
      prompts: [
        'How do things stand at the beginning?',
        'What gets in the way, or changes everything?',
        'How is it different at the end?',
      ],
    },
    {
      heading: 'Voices',
      prompts: [
        'Who speaks, and how can they be told apart?',
        'Which sentence must be in it, word for word?',
      ],
    },
    {
      heading: 'The last line',
      prompts: ['Write it first: which line would you like to be remembered?', 'What can be left unsaid?'],
    },
  ],
  opinion: [
    {
      heading: 'The claim',
      prompts: ['State it in one sentence that someone could disagree with.', 'Say why it matters now.'],
    },
    {
      heading: 'The best reason for it',
      prompts: ['Give the reason and one example.', 'What does the reader gain by accepting it?'],
    },
    {
      heading: 'The best reason against it',
      prompts: ['State it fairly, as its supporters would.', 'Say how far you agree.'],
    },
    {
      heading: 'Where that leaves us',
      prompts: ['What would you change, and what would you keep?', 'What is the next step?'],
    },
  ],
  thing: [
    {
      heading: 'What it is',
      prompts: [
        'Explain it in two sentences to someone who has never heard of it.',
        'What is it often confused with?',
      ],
    },
    {
      heading: 'Why it matters',
      prompts: [
        'Who has to deal with it, and when?',
        'What would be missing without it?',
        'Give one example that the reader will recognise.',
      ],
    },
    {
      heading: 'How it works in practice',
      prompts: ['Describe one case from beginning to end.', 'Which details decide whether it goes well?'],
    },
    {
      heading: 'Common misunderstandings',
      prompts: ['What do newcomers expect that is not so?', 'Where does the usual advice fall short?'],
    },
    {
      heading: 'Questions to ask',
      prompts: [
        'Which three questions should the reader ask before deciding anything?',
        'Who can answer them?',
      ],
    },
  ],
  place: [
    {
      heading: 'First impressions',
      prompts: ['What do you see, hear and smell on arrival?', 'Which moment would you tell a friend about?'],
    },
    {
      heading: 'Getting there and getting around',
      prompts: [
        'How do most visitors arrive, and what would you recommend instead?',
        'What is best done on foot?',
      ],
    },
    {
      heading: 'What to see and do',
      prompts: ['Name three places and say who each of them suits.', 'What can be left out without regret?'],
    },
    {
      heading: 'Where to eat and stay',
      prompts: ['Give one recommendation for each budget, with the reason.', 'What should be tried once?'],
    },
    {
      heading: 'When to go',
      prompts: ['Which season shows the place at its best?', 'What should be booked early?'],
    },
  ],
};
