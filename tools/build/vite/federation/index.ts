export { REMOTE_ENTRY } from './remote-entry';
export { hostChunk, ownContainer, ownHost } from './own-federation';
