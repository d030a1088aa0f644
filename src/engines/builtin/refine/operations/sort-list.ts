import type { Operation } from '../operation.js';
import { sortItems } from '../text/list-items.js';

export const sortList: Operation<'ascending' | 'descending'> = {
  name: 'sort-list',
  readings: [
    {
      pattern:
        /\b(?:(?:sort|order|arrange|put|alphabeti[sz]e)\b[\w ]{0,40}\b)?(?:alphabetical(?:ly)?(?: order)?|alphabeti[sz]e|a[- ](?:to[- ])?z|from a to z|(z[- ]to[- ]a|reverse alphabetical(?:ly)?))\b/i,
      read: (match) => (match[1] ? 'descending' : 'ascending'),
    },
    {
      pattern: /\bsort (?:the |this )?(?:list|bullets|items|bullet points|lines)\b/i,
      read: () => 'ascending',
    },
  ],
  describe: (direction) => (direction === 'descending' ? 'descending' : ''),
  apply: sortItems,
};
