import styled from '@emotion/styled';

/** About as tall as the first layout, so that what follows stays where it is. */
export const Place = styled.div({ minHeight: '60rem' });
