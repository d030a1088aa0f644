import { adCopy } from './catalogue/ad-copy.js';
import { announcement } from './catalogue/announcement.js';
import { articleOutline } from './catalogue/article-outline.js';
import { bio } from './catalogue/bio.js';
import { blogPost } from './catalogue/blog-post.js';
import { caseStudy } from './catalogue/case-study.js';
import { comparison } from './catalogue/comparison.js';
import { coverLetter } from './catalogue/cover-letter.js';
import { email } from './catalogue/email.js';
import { faq } from './catalogue/faq.js';
import { general } from './catalogue/general.js';
import { howToGuide } from './catalogue/how-to-guide.js';
import { jobDescription } from './catalogue/job-description.js';
import { landingPage } from './catalogue/landing-page.js';
import { linkedinPost } from './catalogue/linkedin-post.js';
import { listicle } from './catalogue/listicle.js';
import { metaDescription } from './catalogue/meta-description.js';
import { newsletter } from './catalogue/newsletter.js';
import { pressRelease } from './catalogue/press-release.js';
import { productDescription } from './catalogue/product-description.js';
import { salesEmail } from './catalogue/sales-email.js';
import { socialPost } from './catalogue/social-post.js';
import { summary } from './catalogue/summary.js';
import { tagline } from './catalogue/tagline.js';
import { videoScript } from './catalogue/video-script.js';
import type { TemplateDefinition } from './template-definition.js';

/** Every template, in the order of the list: by name, then id. */
export const TEMPLATES: readonly TemplateDefinition[] = [
  adCopy,
  announcement,
  articleOutline,
  blogPost,
  caseStudy,
  comparison,
  coverLetter,
  email,
  faq,
  general,
  howToGuide,
  jobDescription,
  landingPage,
  linkedinPost,
  listicle,
  newsletter,
  pressRelease,
  productDescription,
  bio,
  metaDescription,
  salesEmail,
  videoScript,
  socialPost,
  summary,
  tagline,
].sort(byNameThenId);

const BY_ID = new Map(TEMPLATES.map((template) => [template.id, template]));

/** The template of an id; undefined for an unknown one. */
export function findTemplate(id: string): TemplateDefinition | undefined {
  return BY_ID.get(id);
}

type Named = Pick<TemplateDefinition, 'id' | 'name'>;

/** Code-unit order, so that the list is the same on every machine. */
export function byNameThenId(a: Named, b: Named): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
