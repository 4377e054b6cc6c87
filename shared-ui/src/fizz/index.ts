export { Fizz, type FizzProps } from './Fizz.tsx';
