import { Field, Problem } from '../../web/form.js';
import { ConfirmPage, type ConfirmPageProps } from './confirm-page.js';

interface ConfirmPasswordPageProps extends Omit<ConfirmPageProps, 'isDangerous' | 'above' | 'children'> {
  text: string;
  /** Whether the password was entered recently and is not required. */
  isConfirmed: boolean;
  /** The fields of the form that requires the password; submitted again with it. */
  fields?: readonly [string, string][];
  problem?: string | undefined;
}

/** Asks for the password once more before a sensitive action. */
export function ConfirmPasswordPage(props: ConfirmPasswordPageProps) {
  const { text, isConfirmed, fields = [], problem, ...page } = props;
  const above = (
    <>
      <p>{text}</p>
      <Problem text={problem} />
    </>
  );
  return (
    <ConfirmPage {...page} isDangerous={false} above={above}>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {!isConfirmed && (
        <>
          <input type="hidden" name="username" autocomplete="username" value={page.context.account.email} />
          <Field label="Password" name="password" type="password" autocomplete="current-password" isFirst />
        </>
      )}
    </ConfirmPage>
  );
}
