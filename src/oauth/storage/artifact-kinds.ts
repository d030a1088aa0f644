/** The values of `oauth_artifacts.kind`. They are stored, so they never change. */
export const ARTIFACT_KINDS = {
  Session: 1,
  Interaction: 2,
  AuthorizationCode: 3,
  RefreshToken: 4,
  PushedAuthorizationRequest: 5,
} as const;
export type ArtifactKind = keyof typeof ARTIFACT_KINDS;
