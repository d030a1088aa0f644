import { announcement } from './announcement.js';
import { article } from './article.js';
import { comparison } from './comparison.js';
import { email } from './email.js';
import type { Plan } from './plan.js';
import { productDescription } from './product-description.js';
import { summary } from './summary.js';

/** Every plan by the name that templates give. */
export const PLANS: Readonly<Record<string, Plan>> = {
  article,
  announcement,
  comparison,
  email,
  'product-description': productDescription,
  summary,
};
