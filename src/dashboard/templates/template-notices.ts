/** What the pages of templates say after an action, by the query parameter `done`. */
export const TEMPLATE_NOTICES: Record<string, string> = {
  created: 'Template created.',
  saved: 'Template saved.',
  deleted: 'Template deleted.',
  published: 'Template published. All accounts can use it.',
  withdrawn: 'Template withdrawn. Other accounts can no longer use it.',
};
