export { type Address, documentHash, parseAddress, resolveAddress, splitAddress } from './parse-address.ts';
