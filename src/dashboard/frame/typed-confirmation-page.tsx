import type { ComponentChildren } from 'preact';
import { Field, Problem } from '../../web/form.js';
import { ConfirmPage, type ConfirmPageProps } from './confirm-page.js';

interface TypedConfirmationPageProps extends Omit<ConfirmPageProps, 'isDangerous' | 'above'> {
  /** The text that must be entered, exactly. */
  expected: string;
  /** Whether the password is also required. */
  asksPassword: boolean;
  problem?: string | undefined;
  /** What will happen. */
  children: ComponentChildren;
}

/** Requires the name of the object to delete, to prevent accidental deletion. */
export function TypedConfirmationPage(props: TypedConfirmationPageProps) {
  const { expected, asksPassword, problem, children, ...page } = props;
  const above = (
    <>
      {children}
      <Problem text={problem} />
    </>
  );
  return (
    <ConfirmPage {...page} above={above}>
      <Field
        label={`Type ${expected} to continue`}
        name="confirmation"
        type="text"
        autocomplete="off"
        value={page.context.draft?.get('confirmation') ?? undefined}
      />
      {asksPassword && (
        <Field label="Your password" name="password" type="password" autocomplete="current-password" />
      )}
    </ConfirmPage>
  );
}
