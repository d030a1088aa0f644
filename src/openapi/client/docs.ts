/** Defined by `swagger-ui.js`, which is loaded before. */
declare function SwaggerUIBundle(options: object): void;

SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  validatorUrl: null,
  syntaxHighlight: { activated: false },
});
