export { hostChunk, ownContainer, ownHost } from './own-federation';
