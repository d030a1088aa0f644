/** What the pages of templates say after an action, by the query parameter `done`. */
export const TEMPLATE_NOTICES: Record<string, string> = {
  created: 'The template is created.',
  saved: 'The template is saved.',
  deleted: 'The template is deleted.',
  published: 'All accounts can use the template from now on.',
  withdrawn: 'Other accounts can no longer use the template.',
};
