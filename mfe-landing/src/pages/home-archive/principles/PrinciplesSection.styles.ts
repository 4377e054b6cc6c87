import styled from '@emotion/styled';

/** About as tall as the first layout, so that what follows stays where it is while that is fetched. */
export const Waiting = styled.div({ minHeight: '60rem', '@media print': { minHeight: 0 } });
