import { Command, CommandRunner, Option } from 'nest-commander';
import { AccountsService } from '../../accounts/accounts.service.js';
import { DEFAULT_SCOPES, SCOPES, type Scope } from '../../common/http/scopes.js';
import { OAuthClientsService } from '../../oauth/clients/oauth-clients.service.js';
import { ACCOUNT_ARGUMENT, ACCOUNT_OPTION, requireAccount } from '../account-option.js';
import { toScopes, toText } from '../option-values.js';
import { Output } from '../output.js';
import { Services } from '../services.js';
import { toNewAppRow } from './app-row.js';

interface Options {
  account?: string;
  name: string;
  redirectUri: string[];
  postLogoutRedirectUri?: string[];
  public?: boolean;
  scopes?: Scope[];
}

@Command({
  name: 'apps:create',
  description: 'register an OAuth app of an account and print its secret, which is shown only once',
  ...ACCOUNT_ARGUMENT,
})
export class CreateAppCommand extends CommandRunner {
  constructor(
    private readonly services: Services,
    private readonly output: Output,
  ) {
    super();
  }

  async run(args: string[], { account: option, ...options }: Options) {
    const { name, redirectUri, postLogoutRedirectUri, public: isPublic, scopes } = options;
    const account = await (await this.services.get(AccountsService)).get(requireAccount(args, option));
    const apps = await this.services.get(OAuthClientsService);
    const issued = await apps.create(account.id, {
      name,
      redirectUris: redirectUri,
      postLogoutRedirectUris: postLogoutRedirectUri ?? [],
      isPublic: isPublic ?? false,
      ...(scopes && { scopes }),
    });
    this.output.show(toNewAppRow(issued, account.email));
  }

  @Option(ACCOUNT_OPTION)
  account(value: string) {
    return value;
  }

  @Option({ flags: '--name <name>', description: 'the name that users see', required: true })
  name(value: string) {
    return toText('--name', value, 100);
  }

  @Option({
    flags: '--redirect-uri <uri>',
    description: 'a redirect URI, repeatable: https, or http on a loopback host',
    required: true,
  })
  redirectUri(value: string, earlier: string[] = []) {
    return [...earlier, value];
  }

  @Option({
    flags: '--post-logout-redirect-uri <uri>',
    description: 'a URI to return to after the app has signed its user out, repeatable',
  })
  postLogoutRedirectUri(value: string, earlier: string[] = []) {
    return [...earlier, value];
  }

  @Option({
    flags: '--public',
    description: "a public app, without a secret: it runs in a browser or on users' devices",
  })
  isPublic() {
    return true;
  }

  @Option({
    flags: '--scopes <scopes>',
    description: `scopes that it may request, separated by commas: ${Object.keys(SCOPES).join(', ')}; default: ${DEFAULT_SCOPES.join(',')}`,
  })
  scopes(value: string, earlier?: Scope[]) {
    return toScopes('--scopes', value, earlier);
  }
}
