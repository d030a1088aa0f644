import { Layout } from './layout.js';

export interface ErrorPageProps {
  title: string;
  text: string;
  /** Details for support: an error code, a request id. */
  details?: readonly string[];
  /** Where to go from here; the dashboard by default. */
  links?: readonly { path: string; name: string }[];
}

export const DASHBOARD_LINK = { path: '/', name: 'Go to the dashboard' } as const;

/** An error page that says what went wrong and what to do, and leads back. */
export function ErrorPage({ title, ...content }: ErrorPageProps) {
  return (
    <Layout title={title}>
      <h1>{title}</h1>
      <ErrorContent {...content} />
    </Layout>
  );
}

/** The content of an error page below its title. */
export function ErrorContent({
  text,
  details = [],
  links = [DASHBOARD_LINK],
}: Omit<ErrorPageProps, 'title'>) {
  return (
    <>
      <p>{text}</p>
      <ul class="links">
        {links.map(({ path, name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
      {details.length > 0 && (
        <p class="details">
          {details.map((detail) => (
            <code key={detail}>{detail}</code>
          ))}
        </p>
      )}
    </>
  );
}
