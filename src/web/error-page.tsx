import { Layout } from './layout.js';

interface ErrorPageProps {
  title: string;
  text: string;
  /** Details for support: an error code, a request id. */
  details?: readonly string[];
}

/** An error page that says what went wrong and what to do. */
export function ErrorPage({ title, text, details = [] }: ErrorPageProps) {
  return (
    <Layout title={title}>
      <h1>{title}</h1>
      <p>{text}</p>
      {details.length > 0 && (
        <p class="details">
          {details.map((detail) => (
            <code key={detail}>{detail}</code>
          ))}
        </p>
      )}
    </Layout>
  );
}
