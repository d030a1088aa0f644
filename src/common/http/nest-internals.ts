/** What the service uses of Nest's private modules; no other file imports them (docs/decisions/libraries.md). */
export { ROUTE_ARGS_METADATA, SSE_METADATA } from '@nestjs/common/constants.js';
export { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
