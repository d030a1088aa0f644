import { says, type Operation } from '../operation.js';
import { removeFillers } from '../removals/wording.js';
import { fixGrammar } from './fix-grammar.js';
import { joinShort } from './join-short.js';

/** “Make it better” names no change, so it is read as the two that are always wanted, with a warning; a text that shall flow also gets its short sentences joined. */
export const improve: Operation<'all' | 'flow'> = {
  name: 'improve',
  readings: [
    says('flow', [
      'plain',
      'remove',
    ])`\b(?:(?:improv\w+|better|smooth(?:er)?) (?:the |its? )?flow|(?:make|let) (?:it|this|the text) flow(?: (?:better|more|well|nicely|naturally))?|flows? (?:better|more|well|nicely|naturally)|smoother|smooth out|(?<=(?:and|,|the) )flow|(?:(?:less|too|so|very|bit|sounds?|reads?) )*(?:choppy|jerky|staccato|disjointed)|(?:join|combine|merge|connect) (?:up )?(?:(?:the|some|my|these|all) )*(?:short|choppy) sentences)\b(?: (?:(?:the|this|its?|my) )?(?:writing|style|text|wording|language|content|copy|it|this|version|to read|together))*`,
    says(
      'all',
    )`\b(?:improv\w+|enhanc\w+|polish\w*|refin\w+|edit|(?:clean|tidy) up(?! (?:the |all |any |my )*(?:formatting|spacing|double|extra|spaces|white|layout))|(?:tidy|clean) (?:this|it|the text) up|better|smoothly|quality|natural(?:ly)?|natural-sounding|well[- ]written|coherent|perfect|presentable|not suck|suck less|less (?:bad|awful|terrible|crap\w*))\b(?: (?:(?:the|this|its?|my) )?(?:readability|quality|clarity|flow|writing|style|text|wording|language|content|copy|it|this|version|to read))*`,
  ],
  describe: (wish) => (wish === 'flow' ? wish : ''),
  async apply(content, wish, context) {
    context.warn(
      'read_as',
      `A general improvement was read as: fix grammar and spelling, remove filler and long-winded wording${wish === 'flow' ? ', join short sentences' : ''}`,
    );
    const better = removeFillers(await fixGrammar.apply(content, true, context));
    return wish === 'flow' ? joinShort(better) : better;
  },
};
