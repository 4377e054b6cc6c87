export { Container, type ContainerProps, type ContainerWidth } from './Container.tsx';
