// A small system of linear equations, for the fit of the weights.

/** Gauss with pivots; the matrix is small, and positive. */
export const solve = (matrix: Float64Array[], right: Float64Array): Float64Array => {
  const n = right.length;
  for (let column = 0; column < n; column++) {
    let best = column;
    for (let row = column + 1; row < n; row++)
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[best]![column]!)) best = row;
    [matrix[column], matrix[best]] = [matrix[best]!, matrix[column]!];
    const kept = right[column]!;
    right[column] = right[best]!;
    right[best] = kept;
    for (let row = column + 1; row < n; row++) {
      const share = matrix[row]![column]! / matrix[column]![column]!;
      for (let at = column; at < n; at++) matrix[row]![at]! -= share * matrix[column]![at]!;
      right[row]! -= share * right[column]!;
    }
  }
  const found = new Float64Array(n);
  for (let row = n - 1; row >= 0; row--) {
    let sum = right[row]!;
    for (let at = row + 1; at < n; at++) sum -= matrix[row]![at]! * found[at]!;
    found[row] = sum / matrix[row]![row]!;
  }
  return found;
};
