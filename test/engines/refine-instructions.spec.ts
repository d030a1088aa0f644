import { describe, expect, it } from '@jest/globals';
import { planRefinement } from '../../src/engines/builtin/refine/refine-text.js';
import { describeStep } from '../../src/engines/builtin/refine/reading/read-instructions.js';

/** The steps that instructions are read as, and what is said of them. */
function read(instructions: string) {
  try {
    const { steps, warnings } = planRefinement(instructions);
    return { steps: steps.map(describeStep), said: warnings.map(({ message }) => message).join('\n') };
  } catch {
    return { steps: ['refused'], said: '' };
  }
}

describe('instructions', () => {
  it.each([
    ['correct', ['fix-grammar']],
    ['correct, and make it formal', ['fix-grammar', 'formal']],
    ['we instead of I', ['person first-plural']],
    ["'may' instead of 'can'", ['replace "can" "may"']],
    ["simple words, 'may' instead of 'can'", ['replace "can" "may"', 'simplify']],
    ['title case headings', ['case title headings']],
    ['correct the capitals', ['fix-grammar']],
    ['fix dates and caps', ['fix-grammar']],
    ['fix capital letters', ['fix-grammar']],
    ['all caps', ['case upper']],
    ['third person, she', ['person third']],
    ['change "I" to "she"', ['person third']],
    ['use they instead of I', ['person third']],
    ["from I to he, he's called Ebbe Lund", ['person third']],
    ['put my bio in the third person (Ismet, he)', ['person third']],
    ['third person as Dr. Lena Vogt, she/her. Make it formal', ['person third', 'formal']],
    ['more chill', ['casual']],
    ['put it in the future', ['tense future']],
    ['fix typos, simply', ['fix-grammar']],
    ['americanise the spelling', ['dialect us']],
    ['anglicise the spelling', ['dialect uk']],
    ['its not tuesday its friday, 4 instead of 3', ['replace "tuesday" "Friday"', 'replace "3" "4"']],
    ['bullets for the opening hours', ['refused']],
    ['numbered list only for the rules, fix typos', ['fix-grammar']],
    ['bullet points for the team', ['bullets']],
    ['use British spelling & remove emojis', ['remove emojis', 'dialect uk']],
    ['under about 30 words', ['length 29 words']],
    ['remove the last sentence, more formal', ['remove-part last 1 sentence', 'formal']],
    ['take out the emojis, a bit friendlier', ['remove emojis', 'friendly']],
    ['mention cheaper, softer, warmer towels', ['refused']],
    ['change the title to Bigger, Warmer', ['refused']],
    ['keep dates like 5 March 2026', ['refused']],
    ['change dates like 5 March 2026 to US format', ['refused']],
  ])('are parsed: %s', (instructions, steps) => {
    expect(read(instructions).steps).toEqual(steps);
  });

  it('are not complained of where they say what the text is for', () => {
    expect(read('rewrite so i can send it to my boss, more professional')).toEqual({
      steps: ['formal'],
      said: '',
    });
  });

  it.each([
    ['make it posher', 'formal'],
    ['sounds too chatty, this goes to the council', 'formal'],
    ['sounds like a robot wrote it', 'friendly'],
    ['less stuffy please', 'friendly'],
    ['sounds rude, fix it', 'polite'],
    ['my grandpa needs to understand this', 'simplify'],
    ['get rid of the legalese', 'simplify'],
    ['cut the waffle', 'remove fillers'],
    ['punchier', 'shorten'],
    ['sound more sure of ourselves. take out the maybes', 'remove hedges'],
    ['dial down the hype', 'remove hype'],
    ['my English is not so good, repair please', 'fix-grammar'],
    ['turn these minutes into bullet points', 'bullets'],
    ['as a paragraph, not a list', 'prose'],
    ['break it up into short sections with bullet points', 'bullets'],
    ['make this cover letter more formal', 'formal'],
    ['Put this in proper language for a performance review', 'formal'],
    ['can you word this more properly', 'formal'],
    ['use proper wording', 'formal'],
    ['put it in workplace language', 'formal'],
    ['make it sound like it was written by a grown-up', 'formal'],
    ['make this fit for an academic paper', 'formal'],
    ['change & to and', 'replace "&" "and"'],
    ['fix grammar and capital letters', 'fix-grammar'],
    ["it's a wall of text, add some paragraphs", 'split-paragraphs'],
    ['put it all in one paragraph', 'length 1 paragraph'],
    ['break this up into shorter sentences', 'split-sentences'],
    ['rewrite in the past', 'tense past'],
    ['make it fit in a tweet (280)', 'length 280 characters'],
    ['our readers are in the US, adapt spelling', 'dialect us'],
    ['its all in capitals', 'case sentence'],
    ['room is C03 now, not B12', 'replace "B12" "C03"'],
    ['say guests not customers', 'replace "customers" "guests"'],
    ['use Sophie Lindqvist instead of Sophie Marsh', 'replace "Sophie Marsh" "Sophie Lindqvist"'],
    ['the price went up from £12 to £14', 'replace "£12" "£14"'],
    ['UK not US', 'dialect uk'],
    ['take out the swearing', 'remove swearwords'],
    ['delete the note at the end', 'remove-part last 1 paragraph'],
    ['put Dear Anna at the top', 'greeting "Dear Anna"'],
    ['sign it from the whole team', 'sign-off "the whole team"'],
    ['very formal', 'formal'],
  ])('are parsed in the words of users: %s', (instructions, step) => {
    expect(read(instructions).steps).toEqual([step]);
  });

  it('are parsed as a numbered list in small letters', () => {
    expect(read('1. fix errors 2. uk spelling 3. fewer exclamation marks').steps).toEqual([
      'fix-grammar',
      'remove exclamation-marks',
      'dialect uk',
    ]);
  });

  it.each([
    "I'm French",
    'I am from Spain',
    "I'm a student",
    'shes new',
    'same facts',
    'make sentences correct',
  ])('ignore who writes: %s', (who) => {
    expect(read(`${who}, please fix the grammar`)).toEqual({ steps: ['fix-grammar'], said: '' });
  });

  it.each(['leave the html alone', 'not the quoted part', "don't convert the amounts"])(
    'that are always followed have no effect: %s',
    (wish) => {
      expect(read(`make it formal, ${wish}`)).toEqual({ steps: ['formal'], said: '' });
    },
  );

  it('are quoted without dangling commas if they were not understood', () => {
    const { said } = read('no emojis, no exclamation marks, no sparkle');
    expect(said).not.toMatch(/[“ ,],/);
    expect(said).toContain('sparkle');
  });
});
