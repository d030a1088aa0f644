import { asks, type Operation } from '../operation.js';
import { removeFillers } from '../removals/wording.js';
import { fixGrammar } from './fix-grammar.js';

/** “Make it better” names no change, so it is read as the two that are always wanted, with a warning. */
export const improve: Operation<true> = {
  name: 'improve',
  readings: [
    asks`\b(?:improv\w+|enhanc\w+|polish\w*|refin\w+|edit|(?:clean|tidy) up(?! (?:the |all |any |my )*(?:formatting|spacing|double|extra|spaces|white|layout))|(?:tidy|clean) (?:this|it|the text) up|better|smoother|smooth out|smoothly|quality|flows? (?:better|more|well)|natural(?:ly)?|natural-sounding|well[- ]written|coherent|perfect|presentable|not suck|suck less|less (?:bad|awful|terrible|crap\w*)|(?<=(?:and|,|the) )flow)\b(?: (?:(?:the|this|its?|my) )?(?:readability|quality|clarity|flow|writing|style|text|wording|language|content|copy|it|this|version|to read))*`,
  ],
  async apply(content, _, context) {
    context.warn(
      'read_as',
      'A general improvement was read as: fix grammar and spelling, remove filler and long-winded wording',
    );
    return removeFillers(await fixGrammar.apply(content, true, context));
  },
};
