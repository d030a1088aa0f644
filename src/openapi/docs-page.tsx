interface DocsPageProps {
  /** The path of the page's files. */
  folder: string;
}

/** The page that shows the OpenAPI document. */
export function DocsPage({ folder }: DocsPageProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API · Copydesk</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href={`${folder}/swagger-ui.css`} />
        <script src={`${folder}/swagger-ui.js`} defer />
        <script src={`${folder}/docs.js`} defer />
      </head>
      <body>
        <main id="docs">
          <noscript>
            This page requires JavaScript. The OpenAPI document is at{' '}
            <a href="/openapi.json">/openapi.json</a>.
          </noscript>
        </main>
      </body>
    </html>
  );
}
