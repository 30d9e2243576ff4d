/** Loaded before a host whose server has no setting for its interface: it then listens on this machine only. */
import { Server } from 'node:net';

const listen = Reflect.get(Server.prototype, 'listen');
Server.prototype.listen = function listenLocally(options, ...others) {
  const isPort = typeof options === 'object' && 'port' in options && !options.host;
  return listen.call(this, isPort ? { ...options, host: '127.0.0.1' } : options, ...others);
};
