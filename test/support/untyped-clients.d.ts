// Types for the used parts of two packages without types.
declare module 'passport-oauth2' {
  export default class OAuth2Strategy {
    constructor(options: object, verify: (...parameters: never[]) => void);
  }
}

declare module 'simple-oauth2' {
  interface AccessToken {
    token: Record<string, unknown>;
    refresh(): Promise<AccessToken>;
    revokeAll(): Promise<void>;
  }
  export class AuthorizationCode {
    constructor(options: object);
    authorizeURL(parameters: object): string;
    getToken(parameters: object): Promise<AccessToken>;
  }
}
