import { adCopy } from './ad-copy.js';
import { announcement } from './announcement.js';
import { articleOutline } from './article-outline.js';
import { article } from './article.js';
import { bio } from './bio.js';
import { caseStudy } from './case-study.js';
import { comparison } from './comparison.js';
import { coverLetter } from './cover-letter.js';
import { email } from './email.js';
import { faq } from './faq.js';
import { howToGuide } from './how-to-guide.js';
import { jobDescription } from './job-description.js';
import { landingPage } from './landing-page.js';
import { linkedinPost } from './linkedin-post.js';
import { listicle } from './listicle.js';
import { metaDescription } from './meta-description.js';
import { newsletter } from './newsletter.js';
import type { Plan } from './plan.js';
import { pressRelease } from './press-release.js';
import { productDescription } from './product-description.js';
import { salesEmail } from './sales-email.js';
import { socialPost } from './social-post.js';
import { summary } from './summary.js';
import { tagline } from './tagline.js';
import { videoScript } from './video-script.js';

/** Every plan by the name that templates give. */
export const PLANS: Readonly<Record<string, Plan>> = {
  'ad-copy': adCopy,
  announcement,
  article,
  'article-outline': articleOutline,
  bio,
  'case-study': caseStudy,
  comparison,
  'cover-letter': coverLetter,
  email,
  faq,
  'how-to-guide': howToGuide,
  'job-description': jobDescription,
  'landing-page': landingPage,
  'linkedin-post': linkedinPost,
  listicle,
  'meta-description': metaDescription,
  newsletter,
  'press-release': pressRelease,
  'product-description': productDescription,
  'sales-email': salesEmail,
  'social-post': socialPost,
  summary,
  tagline,
  'video-script': videoScript,
};
