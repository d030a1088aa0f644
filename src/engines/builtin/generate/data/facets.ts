// What prompts ask about a topic: the words for each facet, as a list for writers to extend.

export const FACETS: Readonly<Record<string, readonly string[]>> = {
  benefits: [
    'benefits',
    'benefit',
    'advantages',
    'pros',
    'upsides',
    'perks',
    'positive effects',
    'rewards',
    'joys',
  ],
  tips: [
    'tips',
    'tip',
    'advice',
    'tips and tricks',
    'tricks',
    'best practices',
    'strategies',
    'hacks',
    'habits',
    'rules',
    'principles',
    'secrets',
    'techniques',
    'methods',
    'suggestions',
    'recommendations',
    "do's and don'ts",
    "dos and don'ts",
  ],
  ways: ['ways', 'way'],
  reasons: ['reasons', 'reason'],
  mistakes: ['mistakes', 'errors', 'pitfalls', 'common mistakes', 'things to avoid', 'traps'],
  ideas: ['ideas', 'inspiration', 'examples'],
  steps: ['steps', 'checklist'],
  importance: ['importance', 'value', 'role', 'need', 'case', 'significance', 'power'],
  future: ['future', 'trends', 'outlook'],
  basics: [
    'basics',
    'fundamentals',
    'introduction',
    "beginner's guide",
    'guide',
    'essentials',
    'overview',
    'art',
    'primer',
    'complete guide',
    'practical guide',
  ],
  history: ['history', 'origins', 'origin', 'story', 'evolution', 'rise'],
  risks: ['risks', 'dangers', 'disadvantages', 'downsides', 'cons', 'drawbacks', 'challenges', 'problems'],
  'pros and cons': ['pros and cons', 'advantages and disadvantages', 'benefits and risks', 'ups and downs'],
  effects: ['impact', 'effects', 'effect', 'influence', 'consequences', 'impacts'],
  types: ['types', 'kinds', 'sorts', 'varieties'],
  questions: ['questions', 'myths'],
};

/** Facets that ask for what to do; practice points answer them. */
export const PRACTICE_FACETS: ReadonlySet<string> = new Set([
  'tips',
  'ways',
  'mistakes',
  'ideas',
  'steps',
  'basics',
]);

/** Facets that ask what something is good for; benefit points answer them. */
export const BENEFIT_FACETS: ReadonlySet<string> = new Set(['benefits', 'reasons', 'importance']);

/** Facets that take facts about the world: without them in the prompt there is nothing to say but an outline. */
export const KNOWLEDGE_FACETS: ReadonlySet<string> = new Set([
  'history',
  'future',
  'types',
  'effects',
  'risks',
  'pros and cons',
  'questions',
  'explanation',
  'opinion',
  'story',
]);
