// CommonJS packages that require() these ES modules must find them loaded: jest refuses to load one half-way
// through another's loading.
import 'reflect-metadata';
await import('@nestjs/common');
await import('@nestjs/core');
