/** An e-mail address: a name of RFC 5322 (dot-atom), at a host of RFC 1123 with a dot in it. */
export const emailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d](?:[a-z\d-]*[a-z\d])?$/i;
